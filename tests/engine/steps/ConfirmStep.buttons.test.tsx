import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '../../handlers/call';
import { sampleWorld } from '../sample-business';

/** A page whose row of the menu names the buttons of its business. */
const PATH = '/grwt/dkSys/dkyw/dksq';
const { resumeAt } = sampleWorld(PATH);

const withdraw = (key: string) => call('/api/__qa__/permission', { json: { path: PATH, key, value: 'off' } });

it('the centre that withdraws 打印: there is a receipt and nothing to print it with', async () => {
  await withdraw('dy');
  const { user } = await resumeAt('confirm');
  await user.click(await screen.findByRole('button', { name: '提交' }));
  await screen.findByRole('region', { name: '受理回执' });
  expect(screen.getByRole('button', { name: '查看办件' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^打印/ })).not.toBeInTheDocument();
});

it('the centre that withdraws 提交: nothing to hand in with', async () => {
  await withdraw('tj');
  await resumeAt('confirm');
  expect(await screen.findByRole('button', { name: '上一步' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '提交' })).not.toBeInTheDocument();
});
