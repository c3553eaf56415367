/** A number that looks random, always the same for one text. */
export function numberOfText(text: string): number {
  let number = 0;
  for (let index = 0; index < text.length; index++) number = (Math.imul(number, 31) + text.charCodeAt(index)) >>> 0;
  return (Math.imul(number, 0x9e3779b1) >>> 0) >>> 8;
}
