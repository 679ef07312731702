import { isGameId } from '../../engine/game-id.ts';

/** Hash routes: they work from any folder, on any static server and offline. */
export type Route =
  | { readonly screen: 'home' }
  /** A table to be set up; `online` if it is meant for friends elsewhere. */
  | { readonly screen: 'new'; readonly game: string; readonly online?: true }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'result'; readonly id: string }
  /** `ply`: where to start, instead of at the beginning. */
  | { readonly screen: 'replay'; readonly id: string; readonly ply?: number }
  | { readonly screen: 'about' }
  /** Why the dice can be trusted; with `id`, also the luck of that match. */
  | { readonly screen: 'dice'; readonly id?: string }
  | { readonly screen: 'lobby' }
  /** The profile: name, account, sessions. */
  | { readonly screen: 'me' }
  /** Somebody's ratings and matches; one's own without an id. `bot` is a level's. */
  | { readonly screen: 'profile'; readonly id?: string }
  | { readonly screen: 'bot'; readonly id: string }
  /** Quick pairing. */
  | { readonly screen: 'pairing' }
  /** Whom one follows; matches worth watching. */
  | { readonly screen: 'friends' }
  | { readonly screen: 'watch' }
  /** The replay of a finished match on the server. */
  | { readonly screen: 'game'; readonly id: string; readonly ply?: number }
  /** A table on the server: before the start, while it is played, and its result. */
  | { readonly screen: 'online'; readonly id: string }
  /** Joining by invitation; `id` is its token. */
  | { readonly screen: 'join'; readonly id: string }
  /** The admin page; `id` is the token of an owner link. */
  | { readonly screen: 'host'; readonly id?: string }
  /** A password reset link, and an invitation code for the server; `id` is the token. */
  | { readonly screen: 'reset'; readonly id: string }
  | { readonly screen: 'welcome'; readonly id: string }
  /** A link of an e-mail or webhook; `id` is its token. */
  | { readonly screen: 'contact'; readonly id: string }
  /** The course of a game; without one, the courses to choose from. */
  | { readonly screen: 'learn'; readonly game?: string }
  /** A lesson of the course; the id `file` is the lesson opened from a file. */
  | { readonly screen: 'lesson'; readonly game: string; readonly id: string }
  /** The rulebook, at one of its sections. */
  | { readonly screen: 'rules'; readonly game: string; readonly section?: string }
  /** A position of the rulebook, to be played. */
  | { readonly screen: 'position'; readonly game: string; readonly id: string }
  /** The daily tide; of today's first game unless it says otherwise. */
  | { readonly screen: 'daily'; readonly day?: string; readonly game?: string }
  /** What one's decisions cost, and the positions to practise. */
  | { readonly screen: 'form' }
  | { readonly screen: 'practice' }
  /** The puzzles of a game; of the one that has the puzzle of the day unless it says otherwise. */
  | { readonly screen: 'puzzles'; readonly game?: string }
  /** One puzzle; without a game and an id, the puzzle of the day. */
  | { readonly screen: 'puzzle'; readonly game?: string; readonly id?: string }
  /** A duplicate: gathering, standings, results; without an id, opening one. */
  | { readonly screen: 'duplicate'; readonly id?: string }
  /** Two finished matches on the server, side by side. */
  | { readonly screen: 'beside'; readonly one: string; readonly two: string }
  | { readonly screen: 'lost' };

const WITH_ID = [
  'table',
  'result',
  'replay',
  'online',
  'join',
  'game',
  'dice',
  'duplicate',
  'host',
  'reset',
  'welcome',
  'contact',
  'profile',
  'bot',
] as const;
const ALONE = [
  'about',
  'lobby',
  'me',
  'dice',
  'host',
  'form',
  'practice',
  'duplicate',
  'profile',
  'pairing',
  'friends',
  'watch',
] as const;

export function routeOf(hash: string): Route {
  const [screen = '', rest = '', more] = hash.replace(/^#?\/?/, '').split('/');
  if (screen === 'new' && more === 'online' && isGameId(rest))
    return { screen: 'new', game: rest, online: true };
  if (
    (screen === 'replay' || screen === 'game') &&
    /^[\w-]{1,80}$/.test(rest) &&
    /^\d{1,6}$/.test(more ?? '')
  )
    return { screen, id: rest, ply: Number(more) };
  if (screen === 'daily') return dailyRoute(rest, more);
  if (screen === 'puzzles') return puzzleRoute(rest, more);
  if (screen === 'beside' && [rest, more].every((id) => /^[\w-]{1,80}$/.test(id ?? '')))
    return { screen, one: rest, two: more ?? '' };
  const book = learningRoute(screen, rest, more);
  if (book) return book;
  if (more !== undefined) return { screen: 'lost' };
  if (screen === '' && rest === '') return { screen: 'home' };
  const alone = ALONE.find((each) => each === screen);
  if (alone && rest === '') return { screen: alone };
  if (screen === 'new' && isGameId(rest)) return { screen: 'new', game: rest };
  const withId = WITH_ID.find((each) => each === screen);
  if (withId && /^[\w-]{1,80}$/.test(rest)) return { screen: withId, id: rest };
  return { screen: 'lost' };
}

function learningRoute(screen: string, game: string, id: string | undefined): Route | undefined {
  if (screen === 'learn' && game === '' && id === undefined) return { screen };
  if (!isGameId(game) || (id !== undefined && !/^[a-z0-9-]{1,40}$/.test(id))) return undefined;
  if (screen === 'learn') return id === undefined ? { screen, game } : { screen: 'lesson', game, id };
  if (screen === 'rules') return id === undefined ? { screen, game } : { screen, game, section: id };
  return screen === 'position' && id !== undefined ? { screen, game, id } : undefined;
}

function puzzleRoute(game: string, id: string | undefined): Route {
  if (game === '' && id === undefined) return { screen: 'puzzles' };
  if (!isGameId(game) || (id !== undefined && !/^[a-z0-9-]{1,40}$/.test(id))) return { screen: 'lost' };
  if (id !== undefined) return { screen: 'puzzle', game, id };
  return game === TODAY ? { screen: 'puzzle' } : { screen: 'puzzles', game };
}

const TODAY = 'today';

function dailyRoute(day: string, game: string | undefined): Route {
  if (day === '' && game === undefined) return { screen: 'daily' };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || (game !== undefined && !isGameId(game))) return { screen: 'lost' };
  return game === undefined ? { screen: 'daily', day } : { screen: 'daily', day, game };
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '#/';
    case 'about':
    case 'lobby':
    case 'me':
    case 'form':
    case 'practice':
    case 'pairing':
    case 'friends':
    case 'watch':
      return `#/${route.screen}`;
    case 'dice':
    case 'duplicate':
    case 'host':
    case 'profile':
      return route.id === undefined ? `#/${route.screen}` : `#/${route.screen}/${route.id}`;
    case 'new':
      return `#/new/${route.game}${route.online ? '/online' : ''}`;
    case 'learn':
      return route.game === undefined ? '#/learn' : `#/learn/${route.game}`;
    case 'lesson':
      return `#/learn/${route.game}/${route.id}`;
    case 'rules':
      return `#/rules/${route.game}${route.section === undefined ? '' : `/${route.section}`}`;
    case 'position':
      return `#/position/${route.game}/${route.id}`;
    case 'daily':
      return ['#', 'daily', route.day, route.game].filter((part) => part !== undefined).join('/');
    case 'puzzles':
      return ['#', 'puzzles', route.game].filter((part) => part !== undefined).join('/');
    case 'puzzle':
      return route.id === undefined ? `#/puzzles/${TODAY}` : `#/puzzles/${route.game}/${route.id}`;
    case 'beside':
      return `#/beside/${route.one}/${route.two}`;
    case 'table':
    case 'result':
    case 'online':
    case 'join':
    case 'reset':
    case 'welcome':
    case 'contact':
    case 'bot':
      return `#/${route.screen}/${route.id}`;
    case 'replay':
    case 'game':
      return `#/${route.screen}/${route.id}${route.ply === undefined ? '' : `/${route.ply}`}`;
  }
}

let route = $state.raw<Route>(routeOf(location.hash));
addEventListener('hashchange', () => {
  const next = routeOf(location.hash);
  // Who came here by `go` is there already: the screen is not loaded twice.
  if (next.screen !== route.screen || hashOf(next) !== hashOf(route)) route = next;
});

export function currentRoute(): Route {
  return route;
}

/** `replace` replaces the history entry, for screens that only redirect. */
export function go(to: Route, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', hashOf(to));
  else location.hash = hashOf(to);
  route = to;
}
