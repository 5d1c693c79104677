// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isLink } from '@/domain/identity/link';
import { growth, MOST_GROWTH } from '../../growth';

describe('links that may be followed (specification 5)', () => {
  it.each([
    'http://a.cn',
    'https://a.cn/x?y=1#z',
    'HTTPS://A.CN',
    'mailto:a@b.cn?subject=x',
    'tel:12329',
    'tel:+86-10-12345678',
  ])('%s may be followed', (text) => expect(isLink(text)).toBe(true));
  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' https://a.cn',
    'httpx://a.cn',
    'tel:javascript:alert(1)',
    'mailto:x',
    '//a.cn',
    'http:a.cn',
    'http:///a.cn',
    'https://',
    'https:\\\\a.cn',
    'data:text/html,x',
    'ftp://a.cn',
    '',
    'https://a.cn\u0000',
  ])('%j may not', (text) => expect(isLink(text)).toBe(false));

  it.each(['a@b.cn', 'first.last+tag@mail.example.com', "o'brien@xn--fiqs8s.museum", 'a_b-c@a-b.co.uk', '1@2.info'])(
    'mail may go to %s',
    (address) => expect(isLink(`mailto:${address}`)).toBe(true),
  );
  it.each([
    '',
    'a',
    'a@',
    '@b.cn',
    'a@b',
    'a b@c.cn',
    'a@b..cn',
    '.a@b.cn',
    'a.@b.cn',
    'a@-b.cn',
    'a@b.12',
    'a@b@c.cn',
    'a@b.cn\n',
  ])('mail may not go to %j', (address) => expect(isLink(`mailto:${address}`)).toBe(false));

  it.each([
    ['mailto:', 'a.', '@'],
    ['https://', 'a-', ''],
    ['', 'tel:', ''],
  ])('%j, 200,000 of %j and %j cost what they are long', (begin, sign, end) =>
    expect(growth((times) => isLink(begin + sign.repeat(times) + end), 200_000)).toBeLessThan(MOST_GROWTH),
  );
});
