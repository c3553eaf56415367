/** Prerendered, and then filled with the bytes of a page of ours: the yardstick of how fast a stored page can be served. */
export const generateStaticParams = () => ['article', 'home'].map((name) => ({ name }));
export const dynamicParams = false;

export default async function StoredPage({ params }) {
  return <p>{(await params).name}</p>;
}
