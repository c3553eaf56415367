// Without an icon a browser asks for /favicon.ico, which is not there.
export const metadata = { title: 'A bare page', icons: { icon: 'data:,' } };

/** What Next and React cost before a site has a line of its own. */
export default function BarePage() {
  return <h1>A bare page</h1>;
}
