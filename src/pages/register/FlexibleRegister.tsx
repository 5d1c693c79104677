import { Link } from 'react-router-dom';
import { OpenForm } from '@/form/open/OpenForm';
import type { FlowValues } from '@/schema/field-kinds';
import { EntryFrame } from '@/ui/EntryFrame';
import { flexibleForm, sendFlexible } from './flexible-form';
import { PersonStep } from './PersonStep';
import { useGuestSignIn } from './use-guest-sign-in';

/** GJ0801, prefilled with the registration's data. */
const OPENING = '/grwt/zhxx/lhjyryyw/lhjyrykh';

/** Registers a flexible worker, signs in and continues with opening the account (docs/rules/registration-and-passwords.md). */
export default function FlexibleRegister() {
  const { stage, back, register } = useGuestSignIn(OPENING);
  return (
    <EntryFrame
      title="灵活就业人员设立"
      purpose="没有工作单位、自愿缴存住房公积金的人员，在这里注册；注册后自动登录，接着办理灵活就业人员开户。"
      needs="本人证件；能接收短信的本人手机；开户时还需要本人银行账户"
      more={<Link to="/userRegister">已有公积金账户，去注册</Link>}
    >
      {stage !== 'form' && <PersonStep stage={stage} onBack={back} />}
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
