import { Link } from 'react-router-dom';
import type { LoginType } from '@/api/session/auth';
import type { MethodKey } from '@/session/sign-in-methods/method';
import { Row } from '@/ui/layout/Row';
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

/** Links to password recovery and registration. */
export function FormLinks({ method, loginType }: { method: MethodKey; loginType: LoginType }) {
  return (
    <Row as="p" gap={1.5} rowGap={1} justify="space-between" className={styles.links}>
      <Link to={`/forgotPwd?loginType=${method === 'other-unit' ? 'other' : loginType}`}>忘记密码</Link>
      {(REGISTER[loginType] ?? []).map(({ title, path }) => (
        <Link key={path} to={path}>
          {title}
        </Link>
      ))}
    </Row>
  );
}
