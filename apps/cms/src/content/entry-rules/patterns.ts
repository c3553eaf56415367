/** What each pattern of the schemas asks for. A test checks that every pattern is here. */
const PATTERNS: Readonly<Record<string, string>> = {
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'solo lleva minúsculas sin acento, cifras y guiones sueltos. Ejemplo: que-es-la-tae.',
  '^[a-z0-9-]+$': 'solo lleva minúsculas sin acento, cifras y guiones.',
  '^[A-Za-z0-9_.-]+$': 'solo lleva letras sin acento, cifras, puntos, guiones y guiones bajos.',
  '^[A-Z]{3}$': 'lleva el código de una moneda: tres mayúsculas. Ejemplo: EUR.',
  '^\\d{4}\\.\\d$': 'lleva cuatro cifras, un punto y una cifra. Ejemplo: 0300.1.',
  '^https://.*': 'empieza por https://.',
  '^/(?!/).*': 'empieza por una sola barra. Ejemplo: /blog/.',
  '^(/(?!/)|https://).*': 'empieza por una sola barra o por https://. Ejemplo: /blog/.',
  '^(/(?!/)|https://|mailto:|#).*': 'empieza por una sola barra, https://, mailto: o #. Ejemplo: /blog/.',
};

/** What a field with this pattern has to look like: the end of a sentence that begins with its label. */
export const patternRule = (pattern: string): string => PATTERNS[pattern] ?? 'no tiene la forma que pide su ayuda.';
