/** Prerendered, then replaced with the bytes of a page of ours: the yardstick for serving stored pages. */
export const generateStaticParams = () => ['article', 'home'].map((name) => ({ name }));
export const dynamicParams = false;

export default async function StoredPage({ params }) {
  return <p>{(await params).name}</p>;
}
