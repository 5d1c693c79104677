// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isEmail } from '@/domain/identity/email';
import { growth, MOST_GROWTH } from '../../growth';

describe('email addresses', () => {
  it.each([
    'a@b.cn',
    'zhang_jg@gjj-centre.com.cn',
    // The pattern of docs/specification.md 5 would refuse these.
    'first.last@example.com',
    'a+tag@b.cn',
    "o'brien@example.com",
    'a@mail.example.museum',
    'a@b.c.d.e.example.com',
    '1@2.info',
    'a@xn--fiqs8s.xn--fiqs8s',
    'x@a-b.travel',
    'user@sub.sub.sub.gov.cn',
    'A_B-C.D@EXAMPLE.ORG',
    `${'a'.repeat(64)}@b.cn`,
  ])('%s is one', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'a',
    '@b.cn',
    'a@',
    'a@b',
    'a@b.c',
    'a@b.1',
    'a@b.c1',
    'a@.cn',
    'a@b..cn',
    'a@-b.cn',
    'a@b-.cn',
    '.a@b.cn',
    'a.@b.cn',
    'a..b@c.cn',
    'a b@c.cn',
    'a@b.cn ',
    'a@b.cn\n',
    'a@b@c.cn',
    '张@b.cn',
    'a@张.cn',
    'a,b@c.cn',
    `${'a'.repeat(65)}@b.cn`,
    `a@${'b'.repeat(64)}.cn`,
    `a@${'b.'.repeat(130)}cn`,
  ])('%j is none', (text) => expect(isEmail(text)).toBe(false));

  it.each([
    ['', 'a'],
    ['', '@'],
    ['', 'a@'],
    ['a@', 'b.'],
    ['', 'a.'],
  ])('%j and 200,000 of %j are none, and cost what they are long', (begin, sign) => {
    const told = (times: number) => expect(isEmail(begin + sign.repeat(times))).toBe(false);
    expect(growth(told, 200_000)).toBeLessThan(MOST_GROWTH);
  });
});
