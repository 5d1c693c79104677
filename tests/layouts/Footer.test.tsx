import { act, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { WebsiteConfig } from '@/api/session/system';
import { Footer } from '@/layouts/Footer';
import { initialWebsite, useWebsite } from '@/layouts/website-config';
import { fileCentre } from '../file-centre';
import { renderHall } from '../render-hall';

const centre = fileCentre();

describe('系统配置里的标志与全称', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo=';
  const entries = [
    { key: 'logo', enable: '1', value: picture },
    { key: 'XT_ZXQC', enable: '1', value: '配置市住房公积金管理中心' },
  ];
  const configure = () =>
    centre.fault({
      path: 'core/v1/p/public/getList',
      kind: 'answer',
      value: JSON.stringify({ code: 0, msg: '', data: entries }),
    });

  it('大厅自己的文字没有来时，页脚是全称，横幅是标志', async () => {
    await configure();
    await centre.fault({ path: 'website/getInfo', kind: 'status', value: 500 });
    await renderHall('/loanRate', { centre });
    await waitFor(() =>
      expect(screen.getByRole('contentinfo')).toHaveTextContent('版权所有 © 配置市住房公积金管理中心'),
    );
    const brand = screen.getByRole('link', { name: /住房公积金网上办事大厅/ });
    expect(brand.querySelector('img')).toHaveAttribute('src', picture);
    expect(useWebsite.getState().footer.zxmc).toBe(initialWebsite.footer.zxmc);
  });

  it('大厅自己有的不被代替', async () => {
    await configure();
    await renderHall('/loanRate', { centre });
    await waitFor(() =>
      expect(screen.getByRole('contentinfo')).toHaveTextContent('版权所有 © 云州市住房公积金管理中心'),
    );
  });
});

it.each([
  ['客人看到登录标志', undefined, 'login'],
  ['登录的人看到页面标志', '张建国', 'page'],
] as const)('中心的网站配置：名称、页脚，%s', async (_, person, which) => {
  const logo = (text: string) => `data:image/png;base64,${btoa(text)}`;
  const footer = { zxmc: '网站市住房公积金管理中心', icp: '网ICP备3号' };
  const website = { hallName: '网站市公积金', pageLogo: logo('page'), loginLogo: logo('login'), footer };
  await centre.fault({
    path: 'website/getInfo',
    kind: 'answer',
    value: JSON.stringify({ code: 0, msg: '', data: website }),
  });
  await renderHall('/loanRate', { centre, person });
  const brand = await screen.findByRole('link', { name: '网站市公积金' });
  expect(brand.querySelector('img')).toHaveAttribute('src', logo(which));
  const foot = screen.getByRole('contentinfo');
  expect(foot).toHaveTextContent('版权所有 © 网站市住房公积金管理中心');
  expect(foot).toHaveTextContent('网ICP备3号');
});

const PARTS: [key: keyof WebsiteConfig['footer'], value: string, shown: string][] = [
  ['gabah', '配公网安备 1号', '配公网安备 1号'],
  ['icp', '配ICP备2号-1', '配ICP备2号-1'],
  ['wzbsm', '9900000003', '网站标识码：9900000003'],
  ['zxmc', '配置中心', '版权所有 © 配置中心'],
  ['domain', 'gjj.peizhi.example', '网址：gjj.peizhi.example'],
  ['jszc', '配置公司', '技术支持：配置公司'],
  ['dzjg', '1', '党政机关'],
];

it.each(PARTS)('页脚的 %s 由中心设置，没有设的不写', (key, value, shown) => {
  render(<Footer />);
  const footer = screen.getByRole('contentinfo');
  expect(footer).not.toHaveTextContent(shown);
  act(() => useWebsite.setState({ footer: { ...initialWebsite.footer, [key]: value } }));
  expect(footer).toHaveTextContent(shown);
});

it('党政机关标志只在设为 1 时有', () => {
  useWebsite.setState({ footer: { ...initialWebsite.footer, dzjg: '0' } });
  render(<Footer />);
  expect(screen.queryByText('党政机关')).toBeNull();
});
