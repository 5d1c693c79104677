import { Button } from 'antd';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/client/errors';
import { withFreshKey } from '@/api/client/secret';
import { setForgottenPassword } from '@/api/session/password';
import { OpenForm } from '@/form/open/OpenForm';
import type { FlowValues } from '@/schema/field-kinds';
import { useSession } from '@/session/session-store';
import { prefillAccount } from '@/session/sign-in/sign-in-prefill';
import { EntryFrame } from '@/ui/EntryFrame';
import { toast } from '@/ui/state/toast';
import { AlreadySignedIn } from './AlreadySignedIn';
import { newPasswordForm, passwordTyped } from './new-password-form';
import { forgetRecovery, isLive, restartIfExpired, STEP_1, STEP_2, STEPS, stepThree, useRecovery } from './recovery';

/** /setLoginPwd and /setQtLoginPwd, step 3: only after steps 1 and 2. */
export default function SetPassword() {
  const { pathname } = useLocation();
  const recovery = useRecovery();
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const signedIn = useSession(({ phase }) => phase === 'open');
  const { identity, ticket, proof, dxyzm, words } = recovery;
  const frame = {
    title: pathname === '/setQtLoginPwd' ? '设置其他单位登录密码' : '设置登录密码',
    purpose: '身份已验证，请设置新的登录密码。',
    needs: '6至20位的新密码',
    steps: STEPS,
    step: 2,
  };

  if (done) return <Navigate to="/login" replace />;
  if (signedIn) {
    return (
      <EntryFrame {...frame} purpose="为忘记密码的账号设置新的登录密码。">
        <AlreadySignedIn />
      </EntryFrame>
    );
  }
  if (!identity || !isLive(recovery)) {
    return <Navigate to={STEP_1} replace state={{ words: words || '请先验证身份，再设置新密码' }} />;
  }
  if (proof === 'none') {
    return <Navigate to={STEP_2} replace state={{ words: '请先完成短信验证或刷脸核验，再设置新密码' }} />;
  }
  if (pathname !== stepThree(identity.kind)) return <Navigate to={stepThree(identity.kind)} replace />;

  const submit = async (values: FlowValues) => {
    const input = { password: passwordTyped(values), dxyzm };
    await withFreshKey(() => setForgottenPassword(ticket, identity, input)).catch(failed);
    const { kind, number } = identity;
    prefillAccount(
      kind === 'other'
        ? { loginType: '2', account: number, method: 'other-unit' }
        : { loginType: kind, account: number },
    );
    setDone(true);
    forgetRecovery();
    toast.success('密码已重新设置，请使用新密码登录');
  };

  return (
    <EntryFrame {...frame}>
      <OpenForm
        form={newPasswordForm}
        submitText="确定"
        busyText="正在设置..."
        onSubmit={submit}
        more={<Button onClick={() => void navigate(STEP_2)}>上一步</Button>}
      />
    </EntryFrame>
  );
}

/** The password may have been set despite a lost response. */
function failed(error: unknown): never {
  if (error instanceof ApiError && error.outcomeUnknown) {
    throw new ApiError(error.kind, `${error.message}。密码可能已经设置成功，请先用新密码登录；不能登录时再重新找回`);
  }
  return restartIfExpired(error);
}
