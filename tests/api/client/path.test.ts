import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { fetchShareCode } from '@/api/archive/archive';
import { downloadDocument } from '@/api/archive/documents';
import { fetchSignState } from '@/api/cases/sign';
import { fetchMapCode } from '@/api/public/places';
import { fetchMenuEnable } from '@/api/session/auth';
import { fetchSystemConfig } from '@/api/session/system';
import { fetchUnitInfo } from '@/api/unit/unit';
import { setAppConfig } from '@/lib/app-config';
import { serviceAddress } from '@/pages/public/preview/service-address';
import { listen, network } from '../network';

const net = network();
let asked: string[] = [];
beforeEach(() => {
  asked = [];
  listen();
  net.answers(
    http.all('*', ({ request }) => {
      asked.push(new URL(request.url).pathname);
      return HttpResponse.json({ code: 1, msg: '', data: null });
    }),
  );
});

/** Where one call of each service goes. */
async function paths(): Promise<string[]> {
  const calls = [
    fetchMenuEnable('1'),
    fetchUnitInfo(),
    fetchShareCode('1'),
    fetchMapCode(),
    fetchSystemConfig(),
    downloadDocument('1', 'pdf'),
    fetchSignState('1'),
  ];
  await Promise.allSettled(calls);
  return asked.sort();
}

describe('the prefix of a service', () => {
  it('is that of the specification where config.json says nothing', async () => {
    expect(await paths()).toEqual([
      '/api/auth/v1/menu/getMenuEnableById',
      '/api/auth/v1/token/getShareTokenQr',
      '/api/core/v1/p/public/getList',
      '/api/core/v1/p/symap/getList',
      '/api/dzda/v1/zhcjyw/qsztcx',
      '/api/izfgjj-zhfw/v1/jcdwxx/getInfo',
      '/api/putil/v1/template/fill',
    ]);
  });

  it('is what config.json says of each service', async () => {
    setAppConfig({
      services: {
        archive: 'archive',
        auth: 'sso',
        hall: '/fund/v2/',
        core: 'core/p',
        corePublic: 'core/public',
        putil: 'tools.v1/doc',
      },
    });
    expect(await paths()).toEqual([
      '/api/archive/zhcjyw/qsztcx',
      '/api/core/p/symap/getList',
      '/api/core/public/getList',
      '/api/fund/v2/jcdwxx/getInfo',
      '/api/sso/menu/getMenuEnableById',
      '/api/sso/token/getShareTokenQr',
      '/api/tools.v1/doc/template/fill',
    ]);
  });

  it.each(['', '//evil.test', 'https://evil.test', '../up', 'a//b', 'a?b', 'a#b', 7, null, ['a']])(
    'stays as it was for %j',
    async (prefix) => {
      setAppConfig({ services: { corePublic: prefix } });
      await fetchSystemConfig().catch(() => {});
      expect(asked).toEqual(['/api/core/v1/p/public/getList']);
    },
  );

  it('keeps addresses in links away from sign-in calls, wherever they are mounted', () => {
    setAppConfig({ services: { auth: 'sso' } });
    expect(serviceAddress('/api/sso/getUserInfo')).toEqual({ refused: '这个地址不是文件的地址，没有打开' });
    expect(serviceAddress('/api/core/public/file/download?id=1')).toHaveProperty('path');
  });
});
