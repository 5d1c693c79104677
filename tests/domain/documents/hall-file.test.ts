// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { hallFile } from '@/domain/documents/hall-file';
import { savedName } from '@/domain/text/file-name';

describe('a file beside the hall', () => {
  it.each(['videos/ltx.webm', 'ltx.webm', 'a/b/c_1-2.WEBM', 'videos/a.b.webm', '/api/__media__/ltx.webm'])(
    '%s',
    (address) => {
      expect(hallFile(address, ['webm'])).toBe(address);
    },
  );

  it.each([
    'javascript:alert(1)',
    'javascript:a/b.webm',
    '//evil.test/ltx.webm',
    'http://evil.test/ltx.webm',
    'https:ltx.webm',
    'data:video/webm;base64,x.webm',
    '/videos/ltx.webm',
    '/api/../ltx.webm',
    '//api/ltx.webm',
    '\\\\evil.test\\ltx.webm',
    '../ltx.webm',
    'videos/../../ltx.webm',
    'videos/..%2f..%2fltx.webm',
    './ltx.webm',
    'videos//ltx.webm',
    'videos/.webm',
    'videos/ltx.webm?x=1',
    'videos/ltx.webm#t',
    'videos/ltx.html',
    'videos/ltx',
    ' videos/ltx.webm',
    'videos/ltx.webm\n',
    `${'a'.repeat(200)}.webm`,
    '',
  ])('never %j', (address) => {
    expect(hallFile(address, ['webm'])).toBeUndefined();
  });
});

describe('the name of a saved file', () => {
  it.each([
    ['住房公积金提取申请表', 'pdf', '住房公积金提取申请表.pdf'],
    ['证书助手（Windows）', 'zip', '证书助手（Windows）.zip'],
    ['../../etc/passwd', 'txt', '_.._etc_passwd.txt'],
    ['C:\\Windows\\a', 'pdf', 'C_Windows_a.pdf'],
    ['申请\u202Efdp.exe', 'pdf', '申请fdp.exe.pdf'],
    ['表\u0000\n一\u200B', 'pdf', '表一.pdf'],
    ['  ...  ', 'pdf', '文件.pdf'],
    ['', 'pdf', '文件.pdf'],
    ['con', 'pdf', '文件con.pdf'],
    ['a  b\tc', 'pdf', 'a bc.pdf'],
  ])('%j → %s', (name, extension, saved) => {
    expect(savedName(name, extension)).toBe(saved);
  });

  it('is at most 120 characters and cuts no pair of surrogates', () => {
    const saved = savedName('𠮷'.repeat(300), 'xlsx');
    expect([...saved]).toHaveLength(120);
    expect(saved.endsWith('𠮷.xlsx')).toBe(true);
    expect(() => encodeURIComponent(saved)).not.toThrow();
  });
});
