/** The beach enlarged on request, by a tap on a seat or a thumbnail. */
class Peek {
  seat = $state<number | undefined>(undefined);
  private last = -1;

  open(seat: number): void {
    this.seat = this.seat === seat ? undefined : seat;
  }

  /** Another beach than this seat's, a different one each time. */
  next(own: number, seats: number): void {
    this.last = (this.last + 1) % seats;
    if (this.last === own) this.last = (own + 1) % seats;
    this.seat = this.last;
  }

  close(): void {
    this.seat = undefined;
  }
}

export const peek = new Peek();
