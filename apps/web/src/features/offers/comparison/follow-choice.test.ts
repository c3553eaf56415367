import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChoicePage, carriedAddress, followChoice } from '@/features/offers/comparison/follow-choice';

const { memory } = vi.hoisted(() => ({ memory: { value: undefined as unknown } }));
vi.mock('@/shell/remembered/remembered', () => ({
  recall: () => memory.value,
  remember: (_name: string, _locale: string, value: unknown) => {
    memory.value = value;
  },
}));

const address = { origin: 'https://es.example.com', pathname: '/offers/', search: '' };
const open = vi.fn();
let boxes: { value: string; checked: boolean; disabled: boolean }[] = [];

const page: ChoicePage = {
  boxes: () => boxes as unknown as HTMLInputElement[],
  name: 'offer',
  whole: 'all',
  max: 4,
  locale: 'es-ES',
  paths: ['/offers/', '/offers3/'],
  open,
};

/** A page with boxes for the offers 1 to 6. */
function visit(search: string, checked: readonly number[] = []) {
  address.search = search;
  boxes = [1, 2, 3, 4, 5, 6].map((id) => ({ value: String(id), checked: checked.includes(id), disabled: false }));
  return followChoice(page);
}
const ticked = () => boxes.filter((box) => box.checked).map(({ value }) => Number(value));
const tick = (id: number, checked = true) => {
  for (const box of boxes) if (box.value === String(id)) box.checked = checked;
};

beforeEach(() => {
  memory.value = undefined;
  boxes = [];
  open.mockReset();
  vi.stubGlobal('location', address);
  vi.stubGlobal('history', {
    replaceState: (_state: unknown, _title: string, to: string) => {
      address.search = to.includes('?') ? to.slice(to.indexOf('?')) : '';
    },
  });
});

describe('followChoice', () => {
  it('writes a ticked offer into the address beside the search, and takes an unticked one out', () => {
    const keep = visit('?amount=400&days=100');
    tick(2);
    keep();
    tick(1);
    keep();
    expect(address.search).toBe('?amount=400&days=100&offer=2&offer=1');
    tick(2, false);
    keep();
    expect(address.search).toBe('?amount=400&days=100&offer=1');
    tick(1, false);
    keep();
    expect(address.search).toBe('?amount=400&days=100');
    expect(memory.value).toBeUndefined();
  });

  it('ticks the offers of the address on a page that was made without them', () => {
    visit('?offer=3&offer=1');
    expect(ticked()).toEqual([1, 3]);
    expect(address.search).toBe('?offer=3&offer=1');
  });

  it('keeps what was ticked before its code came', () => {
    visit('?offer=3', [5]);
    expect(ticked()).toEqual([3, 5]);
    expect(address.search).toBe('?offer=3&offer=5');
  });

  it('restores the stored choice on a later visit, and puts it into the address', () => {
    memory.value = [4, 2];
    visit('');
    expect(ticked()).toEqual([2, 4]);
    expect(address.search).toBe('?offer=4&offer=2');
  });

  it('prefers the address to what is stored', () => {
    memory.value = [4, 2];
    visit('?offer=1&offer=6');
    expect(ticked()).toEqual([1, 6]);
    expect(memory.value).toEqual([1, 6]);
  });

  it('lets the server show a stored offer that this page has no box for: the filters hide it, or it is gone', () => {
    memory.value = [2, 99];
    visit('?amount=400');
    expect(open).toHaveBeenCalledWith('/offers/?amount=400&all=1&offer=2&offer=99', 'replace');
    expect(ticked()).toEqual([]);
  });

  it('drops an offer that is gone after the server has named it', () => {
    visit('?offer=2&offer=99');
    expect(open).not.toHaveBeenCalled();
    expect(address.search).toBe('?offer=2');
    expect(memory.value).toEqual([2]);
  });

  it('stores what is compared side by side, where there are no boxes', () => {
    address.search = '?offer=5&offer=6';
    followChoice(page);
    expect(memory.value).toEqual([5, 6]);
  });

  it('leaves what is stored alone on a page without offers', () => {
    memory.value = [1, 2];
    address.search = '';
    const keep = followChoice(page);
    keep();
    expect(memory.value).toEqual([1, 2]);
    expect(address.search).toBe('');
  });

  it('disables the other boxes while four are ticked', () => {
    const keep = visit('', [1, 2, 3, 4]);
    expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, false, false, true, true]);
    tick(1, false);
    keep();
    expect(boxes.filter(({ disabled }) => disabled)).toEqual([]);
  });

  it.each([['x'], [[1, 'x']], [[-1]], [{}], [[1.5]]])('takes the stored value %j for no choice', (value) => {
    memory.value = value;
    visit('');
    expect(ticked()).toEqual([]);
    expect(open).not.toHaveBeenCalled();
  });
});

describe('carriedAddress', () => {
  class FakeElement {
    constructor(private readonly link: object | null) {}
    closest = () => this.link;
  }
  beforeEach(() => vi.stubGlobal('Element', FakeElement));
  const follow = (link: object | null, event: object = {}) => {
    const target = new FakeElement(link && { origin: address.origin, hash: '', ...link });
    return carriedAddress({ target, button: 0, ...event } as unknown as MouseEvent, page);
  };

  it('takes the choice along to the other pages of offers, in place of the one in the link', () => {
    visit('?offer=2&offer=3');
    expect(follow({ pathname: '/offers3/', search: '?amount=400&offer=1&all=1' })).toBe(
      '/offers3/?amount=400&all=1&offer=2&offer=3',
    );
  });

  it.each([
    ['another page', { pathname: '/blog/', search: '' }, {}],
    ['another host', { origin: 'https://evil.example', pathname: '/offers/', search: '' }, {}],
    ['a place on a page', { pathname: '/offers/', search: '', hash: '#ranking' }, {}],
    ['another tab', { pathname: '/offers/', search: '' }, { ctrlKey: true }],
    ['no link', null, {}],
  ])('leaves the way to %s as it is', (_, link, event) => {
    visit('?offer=2');
    expect(follow(link, event)).toBeUndefined();
  });

  it('leaves the links side by side as they are, which take an offer out', () => {
    visit('?offer=2&offer=3');
    boxes = [];
    expect(follow({ pathname: '/offers3/', search: '?offer=2' })).toBeUndefined();
  });
});
