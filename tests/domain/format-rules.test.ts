// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { groupBankCard, isBankCard, stripBankCard } from '@/domain/bank-card';
import { isBlank, isEmail, isLink, isMobile, isPassword } from '@/domain/format-rules';
import { amountOnly, digitsOnly, lettersAndDigits, toHalfWidth } from '@/domain/text-input';

describe('format rules (specification 5)', () => {
  it.each(['13800000001', '19912345678'])('%s is a mobile number', (text) => expect(isMobile(text)).toBe(true));
  it.each(['12800000001', '1380000000', '138000000012', '138****0001', ' 13800000001', ''])('%j is none', (text) =>
    expect(isMobile(text)).toBe(false),
  );

  it.each(['a@b.cn', 'first.last+tag@mail.example.com', "o'brien@xn--fiqs8s.museum", 'a_b-c@a-b.co.uk', '1@2.info'])(
    '%s is an address',
    (text) => expect(isEmail(text)).toBe(true),
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
  ])('%j is none', (text) => expect(isEmail(text)).toBe(false));

  it.each(['Gjj@2026', 'abc123', '12345!', '密码a密码a'])('%j is a password', (text) =>
    expect(isPassword(text)).toBe(true),
  );
  it.each(['', 'abc12', '123456', 'abcdef', '      ', '!!!!!!', `a1${'x'.repeat(19)}`])('%j is none', (text) =>
    expect(isPassword(text)).toBe(false),
  );

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

  it.each([isEmail, isLink, isMobile, isPassword])('%o answers 50 kB in under 50 ms', (rule) => {
    for (const text of [
      'a'.repeat(50_000),
      '1,'.repeat(25_000),
      `${'a.'.repeat(20_000)}@`,
      `https://${'a-'.repeat(25_000)}`,
    ]) {
      const started = performance.now();
      rule(text);
      expect(performance.now() - started).toBeLessThan(50);
    }
  });

  it.each([
    [null, true],
    [undefined, true],
    ['', true],
    [' ', true],
    ['null', true],
    ['0', false],
    ['a', false],
  ])('%j is blank: %s', (value, blank) => expect(isBlank(value)).toBe(blank));
});

describe('bank card', () => {
  it('is grouped by four and stripped again; a masked one stays as it is', () => {
    expect(groupBankCard('6222021234567890123')).toBe('6222 0212 3456 7890 123');
    expect(groupBankCard('6222 02a12')).toBe('6222 0212');
    expect(groupBankCard('6222 **** 0123')).toBe('6222 **** 0123');
    expect(groupBankCard('')).toBe('');
    expect(stripBankCard('6222 0212 3456 7890 123')).toBe('6222021234567890123');
  });

  it.each([
    ['4111 1111 1111 1111', true],
    ['6222020200112233440', false],
    ['4111111111111112', false],
    ['41111111111', false],
    ['', false],
  ])('%s is right: %s', (text, right) => expect(isBankCard(text)).toBe(right));
});

describe('input filters', () => {
  it('turn full-width forms into plain ones', () => {
    expect(toHalfWidth('ＡＢ１２．５　元')).toBe('AB12.5 元');
    expect(digitsOnly('１a2 3')).toBe('123');
    expect(lettersAndDigits('京A-12 ３')).toBe('A123');
  });

  it.each([
    ['1,234.5', '1234.5'],
    ['１２。５', '12.5'],
    ['1.2.3', '1.23'],
    ['¥-1e3', '13'],
    ['12.345', '12.34'],
    ['', ''],
    ['.', '.'],
  ])('leave of %j the amount %j', (typed, amount) => expect(amountOnly(typed)).toBe(amount));
});
