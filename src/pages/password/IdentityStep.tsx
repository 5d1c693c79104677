import { useNavigate } from 'react-router-dom';
import { withFreshKey } from '@/api/client/secret';
import { claimAccount } from '@/api/session/password';
import { OpenForm } from '@/form/open/OpenForm';
import { readCaptcha } from '@/form/values/captcha-answer';
import type { FlowValues } from '@/schema/field-kinds';
import { captchaTyped, identityForm, identityStart, recoveryIdentity } from './identity-form';
import { STEP_2, startRecovery, useRecovery } from './recovery';

/** 428: wrong captcha. */
const PLACES = { '428': 'yzm' };

/** Step 1: the account. Never reveals whether it exists. */
export function IdentityStep({ loginType }: { loginType: string | null }) {
  const navigate = useNavigate();
  const typed = useRecovery(({ identity }) => identity);

  const submit = async (values: FlowValues) => {
    const identity = recoveryIdentity(values);
    const captcha = readCaptcha(captchaTyped(values)) ?? { code: '', uuid: '' };
    startRecovery(identity, await withFreshKey(() => claimAccount(identity, captcha)));
    await navigate(STEP_2);
  };

  return (
    <OpenForm
      form={identityForm}
      start={identityStart(typed, loginType)}
      submitText="下一步"
      busyText="正在核对..."
      places={PLACES}
      onSubmit={submit}
      asksToLeave="typed"
    />
  );
}
