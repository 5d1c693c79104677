import { outOfTownCertificate } from '@mocks/centre/certificates/deposit-certificate';
import { expect, it } from 'vitest';
import { fileCentre } from '../../file-centre';
import { PEOPLE } from '../../people';
import { person } from '../fixture';

const centre = fileCentre();

it.each([
  ['who never borrowed', '刘洋', '0次', '0笔'],
  ['a borrower', '张建国', '1次', '1笔'],
  ['who has paid off', '何静', '1次', '0笔'],
  ['who borrowed with another', '唐悦', '1次', '1笔'],
] as const)('another city reads how often %s has used a loan of the fund', async (_, name, times, open) => {
  const { facts } = await centre.transact((tx) => outOfTownCertificate(tx, person(PEOPLE[name]), '购房', '南京'));
  expect(facts).toContainEqual({ label: '公积金贷款次数', value: times });
  expect(facts).toContainEqual({ label: '未结清公积金贷款', value: open });
});
