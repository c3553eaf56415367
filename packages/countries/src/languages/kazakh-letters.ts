/**
 * The Kazakh letters that a Russian keyboard lacks → what people type for them. Without `і`: it is a letter of Ukrainian too, beside `и`.
 */
export const typedForKazakh: Readonly<Record<string, string>> = {
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
};
