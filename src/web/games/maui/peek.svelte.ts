/** Whose beach is shown large because somebody asked for it; seats and postcards both open one. */
class Peek {
  seat = $state<number | undefined>(undefined);

  open(seat: number): void {
    this.seat = this.seat === seat ? undefined : seat;
  }

  close(): void {
    this.seat = undefined;
  }
}

export const peek = new Peek();
