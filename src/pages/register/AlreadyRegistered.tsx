import { Button } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { EntryPanel } from '@/ui/EntryFrame';

/** Shown only after the person's identity is proven. */
export function AlreadyRegistered({ loginType, onBack }: { loginType: '1' | '2'; onBack: () => void }) {
  const navigate = useNavigate();
  return (
    <EntryPanel
      title="该用户已注册，请直接登录"
      kind="stop"
      actions={
        <>
          <Button type="primary" onClick={() => navigate('/login')}>
            去登录
          </Button>
          <Link to={`/forgotPwd?loginType=${loginType}`}>忘记密码</Link>
          <Button type="link" onClick={onBack}>
            返回修改
          </Button>
        </>
      }
    >
      <p>您填写的用户已经有网上办事大厅的账号，密码没有改变。忘记密码的，可以验证身份后重新设置。</p>
    </EntryPanel>
  );
}
