import { expect, test } from 'vitest';
import { replaceHome } from './admin-home';

const Home = () => null;
const Start = () => null;

test('replaceHome: wraps the page of the index route, and leaves the other routes as they are', async () => {
  const profile = { path: 'me', lazy: async () => ({ Component: Home }) };
  const home = { index: true, lazy: async () => ({ Component: Home }) };
  const { lazy } = profile;
  replaceHome({ router: { routes: [home, profile] } }, (Original) => {
    expect(Original).toBe(Home);
    return Start;
  });
  expect(await home.lazy()).toEqual({ Component: Start });
  expect(profile.lazy).toBe(lazy);
});
