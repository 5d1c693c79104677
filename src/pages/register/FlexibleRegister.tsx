import { Link } from 'react-router-dom';
import type { FlowValues } from '@/form/field-kinds';
import { OpenForm } from '@/form/open/OpenForm';
import { EntryFrame } from '@/ui/EntryFrame';
import { flexibleForm, sendFlexible } from './flexible-form';
import { KnownPerson } from './KnownPerson';
import { useGuestSignIn } from './use-guest-sign-in';

/** GJ0801, with what was typed here filled in. */
const OPENING = '/grwt/zhxx/lhjyryyw/lhjyrykh';

/** Registers a flexible worker, signs them in and goes on to the opening of the account (domain catalogue 11). */
export default function FlexibleRegister() {
  const { stage, back, register } = useGuestSignIn(OPENING);
  return (
    <EntryFrame
      title="灵活就业人员设立"
      purpose="没有工作单位、自愿缴存住房公积金的人员，在这里注册；注册后自动登录，接着办理灵活就业人员开户。"
      needs="本人证件；能接收短信的本人手机；开户时还需要本人银行账户"
      more={<Link to="/userRegister">已有公积金账户，去注册</Link>}
    >
      {stage !== 'form' && <KnownPerson stage={stage} onBack={back} />}
      {stage !== 'signed-in' && (
        <div hidden={stage !== 'form'}>
          <OpenForm
            form={flexibleForm}
            submitText="注册并去开户"
            busyText="正在注册，请稍候"
            onSubmit={(values: FlowValues) => register(String(values.zjhm), () => sendFlexible(values))}
            asksToLeave={stage === 'form' ? 'typed' : undefined}
          />
        </div>
      )}
    </EntryFrame>
  );
}
