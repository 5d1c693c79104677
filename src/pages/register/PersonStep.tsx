import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { EntryPanel } from '@/ui/EntryFrame';
import type { GuestStage } from './use-guest-sign-in';

const TITLES = {
  'has-account': '您已有公积金账户，请直接登录办理',
  registered: '该用户已注册，请直接登录',
} as const;

/** Replaces the form if the person is registered or a session exists. Shown only after the person's identity is proven. */
export function PersonStep({ stage, onBack }: { stage: Exclude<GuestStage, 'form'>; onBack: () => void }) {
  const navigate = useNavigate();
  if (stage === 'signed-in') {
    return (
      <EntryPanel
        title="您已登录网上办事大厅"
        kind="stop"
        actions={
          <Button type="primary" onClick={() => navigate('/')}>
            返回首页
          </Button>
        }
      >
        <p>一人一个账号，已登录的用户不需要再注册。为他人注册的，请先退出登录。</p>
      </EntryPanel>
    );
  }
  return (
    <EntryPanel
      title={TITLES[stage]}
      kind="stop"
      actions={
        <>
          <Button type="primary" onClick={() => navigate('/login')}>
            去登录
          </Button>
          <Link to="/forgotPwd?loginType=1">忘记密码</Link>
          <Button type="link" onClick={onBack}>
            返回修改
          </Button>
        </>
      }
    >
      {stage === 'has-account' ? (
        <p>
          您名下已有住房公积金账户，一人只能有一个账户。请登录后办理业务；还没有网上办事大厅账号的，请先办理
          <Link to="/userRegister">个人用户注册</Link>。
        </p>
      ) : (
        <p>您已经有网上办事大厅的账号，密码没有改变。忘记密码的，可以验证身份后重新设置。</p>
      )}
    </EntryPanel>
  );
}
