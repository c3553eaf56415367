/** Icons an editor can pick: name in the CMS → name in lucide. The CMS enumeration is this list. */
export const contentIcons = {
  car: 'car',
  washing_machine: 'washing-machine',
  stethoscope: 'stethoscope',
  graduation_cap: 'graduation-cap',
  truck: 'truck',
  layers: 'layers',
  receipt: 'receipt',
  arrow_down_narrow_wide: 'arrow-down-narrow-wide',
  eye: 'eye',
  megaphone: 'megaphone',
  hand: 'hand',
  key_round: 'key-round',
  house: 'house',
  piggy_bank: 'piggy-bank',
  wallet: 'wallet',
  scale: 'scale',
  shield_check: 'shield-check',
  file_text: 'file-text',
  clock: 'clock',
  calculator: 'calculator',
  users: 'users',
  heart_handshake: 'heart-handshake',
  phone: 'phone',
  percent: 'percent',
  search: 'search',
  circle_help: 'circle-question-mark',
  briefcase: 'briefcase',
  landmark: 'landmark',
  lightbulb: 'lightbulb',
} as const;

/** Icons the interface itself needs: arrows, states, controls. */
export const interfaceIcons = {
  arrow_left: 'arrow-left',
  arrow_right: 'arrow-right',
  arrow_up: 'arrow-up',
  arrow_up_right: 'arrow-up-right',
  chevron_down: 'chevron-down',
  chevron_left: 'chevron-left',
  check: 'check',
  x: 'x',
  menu: 'menu',
  plus: 'plus',
  minus: 'minus',
  info: 'info',
  circle_alert: 'circle-exclamation-point',
  circle_check: 'circle-check',
  triangle_alert: 'triangle-exclamation-point',
  link: 'link',
  calendar: 'calendar',
  mail: 'mail',
  map_pin: 'map-pin',
  globe: 'globe',
  external_link: 'external-link',
  message_circle: 'message-circle',
  pencil: 'pencil',
  copy: 'copy',
  download: 'download',
  refresh: 'refresh-cw',
  lock: 'lock',
  user: 'user',
  book_open: 'book-open',
  banknote: 'banknote',
  file_check: 'file-check',
  funnel: 'funnel',
  gift: 'gift',
} as const;

export type ContentIconName = keyof typeof contentIcons;
export type IconName = ContentIconName | keyof typeof interfaceIcons;

/** Tells whether a string names an icon that an editor may pick. */
export function isContentIconName(name: string): name is ContentIconName {
  return Object.hasOwn(contentIcons, name);
}
