import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it.each([
  ['Lucía Ferrán', 'LF'],
  ['Marta G.', 'MG'],
  ['Nguyễn Thị Ánh', 'NÁ'],
  ['Оксана', 'О'],
  ['  Juan  de la Cruz ', 'JC'],
  ['', ''],
])('initialsOf(%j) returns %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
