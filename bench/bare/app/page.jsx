// Without an icon a browser requests /favicon.ico, which does not exist.
export const metadata = { title: 'A bare page', icons: { icon: 'data:,' } };

/** A page with nothing but Next and React. */
export default function BarePage() {
  return <h1>A bare page</h1>;
}
