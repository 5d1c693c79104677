import { branches } from '@mocks/data/counters';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchUserInfo } from '@/api/session/auth';
import FlowPage from '@/engine/page/FlowPage';
import { flowByCode } from '@/flows/registry';
import { fileCentre } from '../../file-centre';
import { pick } from '../../flows/form-acts';
import { openPage, signedIn } from '../../flows/open-page';
import { handIn, keepDraft, LIU_VALUES } from '../../flows/rent-form';
import { LIU } from '../../people';

const centre = fileCentre();

const [first, second] = branches;

/** The form of a draft without a branch. */
async function openDraft() {
  const { ywwd: _, ...typed } = LIU_VALUES;
  await keepDraft('form', typed);
  const entry = flowByCode('TQ0107', 'individual');
  if (!entry) throw new Error('TQ0107 is not registered');
  const { user } = await openPage(centre, LIU, entry.path, <FlowPage entry={entry} />);
  await user.click(await screen.findByRole('button', { name: '继续填写' }));
  return { user, branch: (await screen.findByText('受理网点')).nextSibling };
}

it('the branch of the last application stands there already, on another device too', async () => {
  await signedIn(centre, LIU);
  await handIn({ card: 'bound' });
  const { user, branch } = await openDraft();
  await waitFor(() => expect(branch).toHaveTextContent(first?.wdmc ?? ''));
  await pick(user, '受理网点', second?.wdmc ?? '');
  expect(screen.getByRole('combobox', { name: '受理网点' })).toHaveDisplayValue(second?.wdmc ?? '');
});

it('the branch of the person’s group stands there before it', async () => {
  await signedIn(centre, LIU);
  await handIn({ card: 'bound' });
  const data = { ...((await fetchUserInfo()) as object), groupBh: second?.wdbh };
  await centre.fault({ path: 'getUserInfo', kind: 'answer', value: JSON.stringify({ code: 0, msg: '', data }) });
  const { branch } = await openDraft();
  await waitFor(() => expect(branch).toHaveTextContent(second?.wdmc ?? ''));
});
