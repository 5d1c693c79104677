import { Link } from 'react-router-dom';
import type { LoginType } from '@/api/auth';
import type { MethodKey } from '@/session/sign-in-methods/method';
import styles from './SignIn.module.css';

const REGISTER: Partial<Record<LoginType, readonly { title: string; path: string }[]>> = {
  '1': [
    { title: '个人注册', path: '/userRegister' },
    { title: '灵活就业人员设立', path: '/lhjyrysl' },
    { title: '异地贷款人员注册', path: '/yddkryzc' },
  ],
  '2': [
    { title: '单位注册', path: '/dwRegister' },
    { title: '单位缴存登记', path: '/UnitDeposit' },
  ],
};

/** Ways on for whoever cannot sign in yet: forgotten password, registration. */
export function FormLinks({ method, loginType }: { method: MethodKey; loginType: LoginType }) {
  return (
    <p className={styles.links}>
      <Link to={`/forgotPwd?loginType=${method === 'other-unit' ? 'other' : loginType}`}>忘记密码</Link>
      {(REGISTER[loginType] ?? []).map(({ title, path }) => (
        <Link key={path} to={path}>
          {title}
        </Link>
      ))}
    </p>
  );
}
