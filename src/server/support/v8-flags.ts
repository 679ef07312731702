import { setFlagsFromString } from 'node:v8';

/**
 * V8 notes where objects are made that outlive a collection, and makes them old from birth from then on. Of the positions of
 * a match one is always alive, so that it takes them all for lasting, while each lives for one move: every move then left
 * some kilobytes to the collector of old objects, which is the one that stops everybody. To be called before anything is
 * played, but after everything is loaded: code that V8 has kept from before is compiled again under another flag.
 */
export function disablePretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
