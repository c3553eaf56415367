// @ts-check

/** Every site: its host, where it begins, its language. */
export const SITES = [
  { country: 'es', path: '/', language: 'es-ES' },
  { country: 'mx', path: '/', language: 'es-MX' },
  { country: 'vn', path: '/', language: 'vi-VN' },
  { country: 'pl', path: '/', language: 'pl-PL' },
  { country: 'ph', path: '/', language: 'en-PH' },
  { country: 'my', path: '/', language: 'ms-MY' },
  { country: 'za', path: '/', language: 'en-ZA' },
  { country: 'kz', path: '/', language: 'ru-KZ' },
  { country: 'ua', path: '/', language: 'uk-UA' },
  { country: 'ua', path: '/ru/', language: 'ru-UA' },
];
