import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSystemConfig } from '@/session/system-config';

/**
 * Agrees to the dialog before a business. Its seconds to read, which tests/engine/steps/Agreement.test.tsx holds, are over as soon as
 * the box is ticked: a wait looks at the whole page a hundred times meanwhile.
 */
export async function acceptAgreement(user: UserEvent): Promise<void> {
  const box = await screen.findByRole('checkbox', { name: '我已阅读并同意以上条款' });
  useSystemConfig.setState(({ byKey }) => ({ byKey: new Map(byKey).set('p.xzDjs', NO_SECONDS) }));
  await user.click(box);
  await user.click(await screen.findByRole('button', { name: '同意' }));
}

const NO_SECONDS = { value: '0', commonValue: '', pairs: undefined };
