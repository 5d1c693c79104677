import { startTestCentre, type TestCentre } from '@mocks/node';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guideVideos } from '@/layouts/guide-videos';
import { PageHeader } from '@/layouts/PageHeader';
import { openPage } from '../flows/open-page';
import { PEOPLE } from '../people';

const LOAN = '/grwt/tqSys/tqyw/chdk_tq';

let centre: TestCentre;
beforeAll(async () => {
  centre = await startTestCentre({ today: '2026-11-21' });
});
afterAll(() => centre.close());

const open = (address: string, header: ReactElement) => openPage(centre, PEOPLE.张建国.zjhm, address, header);

describe('the header of a page', () => {
  it('has its title, the tip line where there is one, and the way home', async () => {
    await open('/x', <PageHeader path="/x" title="缴存证明" tip="每月五日前开具的证明不含本月" />);
    expect(screen.getByRole('heading', { level: 1, name: '缴存证明' })).toBeVisible();
    expect(screen.getByText('每月五日前开具的证明不含本月')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/grwt/GrwtHome');
    expect(screen.queryByRole('link', { name: '返回' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '操作视频' })).not.toBeInTheDocument();
  });

  it('leads back to the page named by backNav', async () => {
    await open('/x?backNav=%2Fgrwt%2Fdraftbox', <PageHeader path="/x" title="租房提取" />);
    expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/grwt/draftbox');
  });

  it('opens its guide videos in a dialog of 1050 pixels, closed by its button', async () => {
    const { user } = await open(LOAN, <PageHeader path={LOAN} title="偿还购房贷款提取" />);
    await user.click(screen.getByRole('button', { name: '操作视频' }));
    const dialog = await screen.findByRole('dialog', { name: '操作视频' });
    expect(dialog).toHaveStyle({ width: '1050px' });
    expect(within(dialog).getByText('提取公积金结清贷款')).toBeVisible();
    expect(within(dialog).getByText('提取公积金部分偿还贷款')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it.each([
  [LOAN, ['tqjq', 'tqbf']],
  ['/grwt/tqSys/tqyw/ltx_tq', ['ltx']],
  ['/grwt/dkSys/dkyw/qychd', ['chd']],
  ['/grwt/tqSys/tqyw/qtyy_tq', ['yctj']],
  ['/grwt/tqSys/tqyw/zfzj_tq', []],
])('%s has the guide videos that specification 2.5 names', (path, keys) => {
  expect(guideVideos(path).map(({ key }) => key)).toEqual(keys);
});
