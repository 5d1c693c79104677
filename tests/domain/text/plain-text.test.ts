// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { idNumberFault } from '@/domain/identity/id-number';
import { mobileFault, plainMobile } from '@/domain/identity/phone';
import { isPersonName, isSameName, plainPersonName } from '@/domain/text/person-name';
import { plainIdentifier, searchText, visibleText } from '@/domain/text/plain-text';
import { PEOPLE } from '../../people';

/** Marks that copying leaves behind, and blanks of every width. */
const MARKS = ['\u200B', '\u202A', '\u202C', '\u202D', '\u202E', '\u2060', '\uFEFF', '\u00AD', '\u2800', '\u3164'];
const BLANKS = [' ', '\u00A0', '\u2002', '\u2009', '\u202F', '\u3000', '\t', '\n'];

describe('an identifier', () => {
  it.each([...MARKS, ...BLANKS].map((mark) => [`U+${mark.charCodeAt(0).toString(16)}`, mark]))(
    'loses %s wherever it stands',
    (_, mark) => {
      expect(plainIdentifier(`${mark}1101${mark}0519X${mark}`)).toBe('11010519X');
      expect(visibleText(`${mark}李小花${mark}`)).toBe('李小花');
    },
  );

  it.each([
    ['１１０１０５１９Ｘ', '11010519X'],
    ['138－0000－0001', '138-0000-0001'],
    ['云房售证字（２０２４）第101号', '云房售证字（2024）第101号'],
    ['110***********1219', '110***********1219'],
  ])('%s is %s', (typed, plain) => {
    expect(plainIdentifier(typed)).toBe(plain);
  });

  it('is sought whatever its letters and their width', () => {
    expect(searchText(' ａb\u200Bｃ１　２ ')).toBe('ABC1 2');
  });
});

describe('a mobile number', () => {
  it.each([
    '135 7777 6666',
    '135-7777-6666',
    '+86 13577776666',
    '008613577776666',
    '8613577776666',
    '\u202D13577776666\u202C',
  ])('%s is one', (typed) => expect(plainMobile(typed)).toBe('13577776666'));

  it.each([
    ['13577776666', ''],
    ['1357777666O', '第11位“O”不是数字'],
    ['1357777666', '应为11位，现为10位'],
    ['12577776666', '没有这样的号段'],
  ])('%s: %s', (text, fault) => expect(mobileFault(text)).toBe(fault));
});

describe('an ID-card number', () => {
  it.each([
    ['11010119850307121X', '末位校验码不符'],
    ['1101O1198503071219', '第5位“O”不是数字'],
    ['11010119850307121Х', '第18位“Х”不是数字'],
    ['1101011985030712', '应为18位，现为16位'],
    ['110101198502301219', '没有这样的地区或出生日期'],
    [PEOPLE.张建国.zjhm, ''],
  ])('%s: %s', (text, fault) => expect(idNumberFault(text)).toBe(fault));
});

describe('a person’s name', () => {
  it.each([
    ['李　花', '李花'],
    [' 王 小 明 ', '王小明'],
    ['买买提.阿不都', '买买提·阿不都'],
    ['买买提 • 阿不都', '买买提·阿不都'],
    ['买买提・阿不都', '买买提·阿不都'],
    ['李小花\u200B', '李小花'],
    ['John  Smith', 'John Smith'],
    ['J. Smith', 'J. Smith'],
  ])('%s is %s', (typed, plain) => {
    expect(plainPersonName(typed)).toBe(plain);
    expect(isPersonName(typed)).toBe(true);
    expect(isSameName(typed, plain)).toBe(true);
  });

  it.each(['李小花1', '？', ''])('%s is none', (text) => expect(isPersonName(text)).toBe(false));
});
