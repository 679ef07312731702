/** Addresses are hashes: they work from any folder, any static server and offline. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'result'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string }
  | { readonly screen: 'about' }
  | { readonly screen: 'lost' };

const WITH_ID = ['table', 'result', 'replay'] as const;

export function routeOf(hash: string): Route {
  const [screen = '', rest = '', more] = hash.replace(/^#?\/?/, '').split('/');
  if (more !== undefined) return { screen: 'lost' };
  if (screen === '' && rest === '') return { screen: 'home' };
  if (screen === 'about' && rest === '') return { screen: 'about' };
  if (screen === 'new' && /^[a-z-]+$/.test(rest)) return { screen: 'new', game: rest };
  const withId = WITH_ID.find((each) => each === screen);
  if (withId && /^[\w-]{1,64}$/.test(rest)) return { screen: withId, id: rest };
  return { screen: 'lost' };
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'home':
    case 'lost':
      return '#/';
    case 'about':
      return '#/about';
    case 'new':
      return `#/new/${route.game}`;
    case 'table':
    case 'result':
    case 'replay':
      return `#/${route.screen}/${route.id}`;
  }
}

let route = $state.raw<Route>(routeOf(location.hash));
addEventListener('hashchange', () => {
  route = routeOf(location.hash);
});

export function currentRoute(): Route {
  return route;
}

/** `replace` leaves no way back to where one was: for screens that were only a passage. */
export function go(to: Route, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', hashOf(to));
  else location.hash = hashOf(to);
  route = to;
}
