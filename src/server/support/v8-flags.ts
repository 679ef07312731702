import { setFlagsFromString } from 'node:v8';

/**
 * Disables V8's allocation-site pretenuring. One state of each match is always alive, so V8 concludes that states live long
 * and allocates them in the old generation, although each lives for one move: every move then left some kilobytes to the
 * major collector, which stops the thread. Call it after all code is loaded (cached code is recompiled under other flags) and
 * before the first move.
 */
export function disablePretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
