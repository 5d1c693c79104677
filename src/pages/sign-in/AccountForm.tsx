import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { LoginType } from '@/api/auth';
import { prepareSecrets } from '@/api/secret';
import { signInWithPassword } from '@/session/sign-in-methods/account-password';
import { Button } from '@/ui/Button';
import { CaptchaField } from './CaptchaField';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { NO_PROBLEM, type Problem, problemOf } from './problem';
import styles from './SignIn.module.css';
import { useCaptcha } from './use-captcha';
import { welcome } from './welcome';

const ACCOUNT: Record<LoginType, { label: string; missing: string; register?: { title: string; path: string } }> = {
  '1': { label: '证件号码', missing: '请输入证件号', register: { title: '个人注册', path: '/userRegister' } },
  '2': { label: '单位账号', missing: '请输入单位账号', register: { title: '单位注册', path: '/dwRegister' } },
  '3': { label: '开发商编号', missing: '请输入开发商编号' },
};

/** 428: the captcha was wrong. */
const PLACES = { '428': 'captcha' };

/** Account, password and image captcha; one form for each login type. */
export function AccountForm({ loginType }: { loginType: LoginType }) {
  const { label, missing, register } = ACCOUNT[loginType];
  const [values, setValues] = useState({ account: '', password: '', captcha: '' });
  const [problem, setProblem] = useState<Problem>(NO_PROBLEM);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const captcha = useCaptcha();
  const id = useId();
  const ids = { account: `${id}-account`, password: `${id}-password`, captcha: `${id}-captcha` };

  const change = (name: keyof typeof values, value: string) => {
    prepareSecrets();
    setValues((former) => ({ ...former, [name]: value }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    const account = values.account.replace(/\s/g, '').toUpperCase();
    const code = values.captcha.trim();
    const missingFields = {
      ...(account ? {} : { account: missing }),
      ...(values.password ? {} : { password: '请输入密码' }),
      ...(code ? {} : { captcha: '请输入图形验证码' }),
    };
    setProblem({ fields: missingFields });
    if (Object.keys(missingFields).length > 0) return;
    if (captcha.state.phase !== 'ready') {
      return setProblem({ fields: { captcha: '图形验证码尚未加载，请点击“换一张”后重试' } });
    }

    running.current = true;
    setBusy(true);
    try {
      const { uuid } = captcha.state.captcha;
      welcome(await signInWithPassword({ loginType, account, password: values.password, captcha: code, uuid }));
    } catch (error) {
      setProblem(problemOf(error, PLACES));
      // A captcha is good for one attempt. What else was typed stays.
      setValues((former) => ({ ...former, captcha: '' }));
      captcha.refresh();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-busy={busy}>
      <ErrorSummary problem={problem} ids={ids} />
      <Field
        id={ids.account}
        label={label}
        error={problem.fields.account}
        value={values.account}
        autoComplete="username"
        onChange={(event) => change('account', event.target.value)}
      />
      <Field
        id={ids.password}
        label="密码"
        error={problem.fields.password}
        type={shown ? 'text' : 'password'}
        value={values.password}
        autoComplete="current-password"
        onChange={(event) => change('password', event.target.value)}
        aside={
          <button type="button" className={styles.inline} aria-pressed={shown} onClick={() => setShown(!shown)}>
            显示密码
          </button>
        }
      />
      <CaptchaField
        id={ids.captcha}
        value={values.captcha}
        error={problem.fields.captcha}
        state={captcha.state}
        onChange={(value) => change('captcha', value)}
        onRefresh={captcha.refresh}
      />
      <Button kind="primary" type="submit" className={styles.submit} aria-disabled={busy}>
        {busy ? '正在登录...' : '登录'}
      </Button>
      <p role="status" data-unseen>
        {busy ? '正在登录，请稍候' : ''}
      </p>
      <p className={styles.links}>
        <Link to="/forgotPwd">忘记密码</Link>
        {register ? <Link to={register.path}>{register.title}</Link> : null}
      </p>
    </form>
  );
}
