import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/client/errors';
import { REGISTRATION_CODES, type Registered } from '@/api/session/registration';
import { OpenForm } from '@/form/open/OpenForm';
import { Figures } from '@/form/sections/Figures';
import type { Form } from '@/form/store/form-store';
import type { FlowValues } from '@/schema/field-kinds';
import { prefillAccount } from '@/session/sign-in/sign-in-prefill';
import { EntryFrame, EntryPanel } from '@/ui/EntryFrame';
import { AlreadyRegistered } from './AlreadyRegistered';
import { OtherPhone } from './OtherPhone';
import { PersonNotFound } from './PersonNotFound';
import { ticketOf, withAdvice } from './refusals';
import { register, registerAccount, userRegisterForm } from './user-register-form';

type Stage =
  | { at: 'form' | 'nobody' | 'registered' }
  | { at: 'otherPhone'; ticket: string }
  | { at: 'done'; receipt: Registered };

/**
 * Registration of an individual depositor (docs/rules/registration-and-passwords.md). Input is kept while another view replaces the form.
 */
export default function UserRegister() {
  const [stage, setStage] = useState<Stage>({ at: 'form' });
  const [again, setAgain] = useState(0);
  const ticket = useRef('');
  const navigate = useNavigate();

  const submit = async (values: FlowValues, form: Form) => {
    try {
      const receipt = await register(values, ticket.current);
      prefillAccount({ loginType: '1', account: registerAccount(values) });
      setStage({ at: 'done', receipt });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      if (code === REGISTRATION_CODES.nobody) return setStage({ at: 'nobody' });
      if (code === REGISTRATION_CODES.otherPhone) return setStage({ at: 'otherPhone', ticket: ticketOf(error) });
      if (code === REGISTRATION_CODES.registered) {
        prefillAccount({ loginType: '1', account: registerAccount(values) });
        return setStage({ at: 'registered' });
      }
      // Several accounts match the certificate: shows the field of the account number.
      if (error instanceof ApiError && error.fieldErrors.grzh) form.set('several', '1');
      throw withAdvice(error);
    }
  };
  const back = () => setStage({ at: 'form' });
  const verified = (passed: string) => {
    ticket.current = passed;
    setStage({ at: 'form' });
    setAgain((count) => count + 1);
  };

  return (
    <EntryFrame
      title="个人用户注册"
      purpose="已有住房公积金账户、还没有网上办事大厅账号的职工，在这里设置登录密码。"
      needs="本人证件；在中心登记的手机（能接收短信）"
    >
      {stage.at === 'done' && (
        <EntryPanel
          title="注册成功"
          kind="done"
          actions={
            <Button type="primary" onClick={() => navigate('/login')}>
              去登录
            </Button>
          }
        >
          <Figures
            look="rows"
            items={[
              { label: '姓名', value: stage.receipt.xingming },
              { label: '证件号码', value: stage.receipt.zjhm },
              { label: '手机号码', value: stage.receipt.sjhm },
              { label: '注册时间', value: stage.receipt.zcsj },
            ]}
          />
          <p>今后可以使用证件号码和密码、短信验证码等方式登录。</p>
        </EntryPanel>
      )}
      {stage.at === 'nobody' && <PersonNotFound onBack={back} />}
      {stage.at === 'registered' && <AlreadyRegistered loginType="1" onBack={back} />}
      {stage.at === 'otherPhone' && <OtherPhone ticket={stage.ticket} onVerified={verified} onBack={back} />}
      {stage.at !== 'done' && (
        <div hidden={stage.at !== 'form'}>
          <OpenForm
            form={userRegisterForm}
            submitText="注册"
            busyText="正在注册，请稍候"
            onSubmit={submit}
            again={again}
            asksToLeave={stage.at === 'form' ? 'typed' : undefined}
            more={<Link to="/dwRegister">单位用户请从这里注册</Link>}
          />
        </div>
      )}
    </EntryFrame>
  );
}
