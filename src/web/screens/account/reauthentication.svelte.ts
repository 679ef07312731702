import { isDeclined } from '../../net/client.ts';

type Act = () => Promise<object>;

/**
 * Runs requests that need a recent re-authentication. If the server asks for one, opens the dialog and retries the request
 * afterwards.
 */
export class Reauthentication {
  /** Whether the dialog is open. */
  asking = $state(false);
  #settle: ((isProved: boolean) => void) | undefined;

  async run(act: Act): Promise<object> {
    const answer = await act();
    if (!isDeclined(answer) || answer.refused !== 'prove-first') return answer;
    this.asking = true;
    const isProved = await new Promise<boolean>((resolve) => {
      this.#settle = resolve;
    });
    this.asking = false;
    return isProved ? act() : { refused: 'called-off' };
  }

  close(isProved: boolean): void {
    this.#settle?.(isProved);
    this.#settle = undefined;
  }
}
