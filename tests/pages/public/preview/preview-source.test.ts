import { describe, expect, it } from 'vitest';
import { setAppConfig } from '@/lib/app-config';
import { encodeBytes } from '@/lib/base64';
import { fileKind } from '@/lib/file-kind';
import { bytesOfBase64 } from '@/pages/public/preview/preview-source';
import { FOREIGN, serviceAddress } from '@/pages/public/preview/service-address';

const HERE = 'https://hall.test/app/index.html#/ylOfd';

describe('addresses of our own service', () => {
  it.each([
    ['/api/core/v1/public/file/download?id=7', '/api/core/v1/public/file/download?id=7'],
    ['api/core/v1/p/file/download', '/api/core/v1/p/file/download'],
    ['https://hall.test/app/api/x/file.ofd', '/api/x/file.ofd'],
    ['/api/x/文件.ofd', '/api/x/%E6%96%87%E4%BB%B6.ofd'],
  ])('%s', (given, path) => {
    setAppConfig({ baseUrl: 'https://hall.test/app' });
    expect(serviceAddress(given, HERE)).toEqual({ path });
  });

  it('are those of the gateway where one is configured', () => {
    setAppConfig({ baseUrl: 'https://gateway.test' });
    expect(serviceAddress('https://gateway.test/api/f.ofd', HERE)).toEqual({ path: '/api/f.ofd' });
    expect(serviceAddress('https://hall.test/api/f.ofd', HERE)).toEqual({ refused: FOREIGN });
  });

  it.each([
    'https://evil.test/x.ofd',
    'https://evil.test/api/x.ofd',
    'http://hall.test/api/x.ofd',
    'https://hall.test:444/api/x.ofd',
    'https://hall.test@evil.test/api/x.ofd',
    'https://user:pw@hall.test/api/x.ofd',
    'https://hall.test.evil.test/api/x.ofd',
    '//evil.test/api/x.ofd',
    '\\\\evil.test\\api\\x',
    '/\\evil.test/api/x',
    '/api\\..\\x',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:application/ofd;base64,UEs=',
    'blob:https://hall.test/1',
    'file:///etc/passwd',
    'ftp://hall.test/api/x',
    '/api/../config.json',
    '/api/%2e%2e/config.json',
    '/api/%2E%2e%2Fconfig.json',
    '/api/%252e%252e/config.json',
    '/api/./x',
    '/api//evil.test/x',
    '/config.json',
    'config.json',
    '/API/x',
    '/apix/file',
    'https:/hall.test/api/x',
    'https:hall.test/api/x',
    '/api/x#/../y',
    '/api/x\u0000',
    '/api/x y',
    '@evil.test/api/',
  ])('refuses %j', (given) => {
    expect(serviceAddress(given, 'https://hall.test/')).toEqual({ refused: FOREIGN });
  });

  it.each([
    '/api/auth/v1/token/logout',
    '/api/auth/v1/getUserInfo',
    '/api/__qa__/reset',
    '/api/putil/v1/individuation/reset',
    '/api/x/sendSms',
  ])('does not set off %s by a link', (given) => {
    expect(serviceAddress(given, 'https://hall.test/').refused).toMatch(/不是文件的地址/);
  });
});

describe('Base64 as others write it', () => {
  const bytes = Uint8Array.from([80, 75, 251, 255, 254, 63, 1]);
  const plain = encodeBytes(bytes);
  it.each([
    ['plain', plain],
    ['with a data: prefix', `data:application/ofd;base64,${plain}`],
    ['in lines', `${plain.slice(0, 3)}\r\n${plain.slice(3)}\n`],
    ['for addresses', plain.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')],
    ['with blanks for its plus signs', plain.replaceAll('+', ' ')],
  ])('%s', (_, text) => expect(bytesOfBase64(text)).toEqual(bytes));

  it.each(['<html>', 'UEs=?', 'ABCDE', '{"code":1}'])('is not %s', (text) => {
    expect(bytesOfBase64(text)).toBeUndefined();
  });
});

describe('files by their bytes', () => {
  const of = (text: string) => fileKind(new TextEncoder().encode(text));
  it.each([
    ['', 'empty'],
    ['  \n', 'empty'],
    ['PK\u0003\u0004', 'ofd'],
    ['%PDF-1.7', 'pdf'],
    ['\r\n\r\n%PDF-1.4', 'pdf'],
    ['<!DOCTYPE html><p>', { other: '网页' }],
    [' {"code":1}', { other: '数据（JSON）' }],
    ['<?xml version="1.0"?>', { other: 'XML文件' }],
    ['MZ', { other: '无法识别的文件' }],
  ])('%j', (text, kind) => expect(of(text)).toEqual(kind));

  it('knows pictures and Office files', () => {
    expect(fileKind(Uint8Array.of(0x89, 0x50, 0x4e, 0x47))).toEqual({ other: '图片（PNG）' });
    expect(fileKind(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).toEqual({ other: '旧版Office文档' });
  });
});
