import type { View } from '../../../../games/high-tide/index.ts';
import { TILE } from '../../../../games/high-tide/vocabulary.ts';
import type { Pick } from '../picks.ts';
import type { Labels } from '../text/labels.ts';

/** What a card of the panel is called; the whole sentence stands on its button. */
export function titleOf(pick: Pick | undefined, view: View, labels: Labels): string {
  switch (pick?.kind) {
    case 'take':
    case 'accept':
    case 'decline':
    case 'keep':
    case 'collect':
    case 'stop':
    case 'leave':
    case 'straight':
    case 'go':
    case 'jump':
    case 'wait':
    case 'pass':
      return labels[pick.kind];
    case 'roll':
      if (view.phase === 'wave-roll') return labels.rollWaves;
      return openAndFree(view) === 1 ? labels.rollBinding : labels.roll;
    case 'wait-round':
      return labels.waitRound;
    case 'reroll': {
      const which = labels.which[pick.which - 1] ?? '';
      return labels.named((pick.tile ? labels.tiles[TILE.reroll] : undefined) ?? labels.reroll, which);
    }
    case 'first':
      return labels.first[pick.side - 1] ?? '';
    case 'head-start':
      return labels.tiles[TILE.headStart] ?? '';
    case 'lifeguard':
      return labels.tiles[TILE.lifeguard] ?? '';
    case 'rental':
      return labels.tiles[TILE.rental] ?? '';
    case 'swap':
      return labels.tiles[TILE.swap] ?? '';
    case 'recolour':
      return labels.tiles[TILE.recolour] ?? '';
    case 'adjust':
      return labels.tiles[TILE.adjust] ?? '';
    case 'backwards':
      return labels.tiles[TILE.backwards] ?? '';
    case undefined:
      return '';
  }
}

/** A second line where there is room. */
export function noteOf(pick: Pick | undefined, view: View, labels: Labels): string {
  const free = view.track.indexOf(null) + 1;
  switch (pick?.kind) {
    case 'take': {
      const again = pick.space < 3 ? `, ${labels.mayReroll(3 - pick.space)}` : '';
      return `${labels.towelTo(pick.space)}${again}`;
    }
    case 'accept':
      return labels.towelTo(free);
    case 'decline':
      return labels.toSpace(free);
    case 'rental': {
      const to = (view.rental ?? 0) + 1;
      return to > view.track.length ? labels.offTrack : labels.toSpace(to);
    }
    default:
      return '';
  }
}

/** Open spaces of the track on which nothing lies. */
function openAndFree(view: View): number {
  const open = view.rental === null ? view.track.length : view.rental - 1;
  return view.track.slice(0, open).filter((slot) => slot === null).length;
}
