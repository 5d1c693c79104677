import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '@/api/client/errors';
import { GUEST_CODES } from '@/api/session/guest-registration';
import { rememberFile } from '@/form/open/files/chosen-files';
import { OpenForm } from '@/form/open/OpenForm';
import type { Form } from '@/form/store/form-store';
import type { FlowValues } from '@/schema/field-kinds';
import { EntryFrame } from '@/ui/EntryFrame';
import { otherCityForm, sendOtherCity } from './other-city-form';
import { PersonStep } from './PersonStep';
import { useGuestSignIn } from './use-guest-sign-in';

/** Registers a borrower of another city and signs in, with the loan menu (docs/rules/registration-and-passwords.md). */
export default function OtherCityRegister() {
  const { stage, back, register } = useGuestSignIn('/');
  // The chosen file belongs to this registration only.
  useEffect(() => () => rememberFile('jczm', undefined), []);

  const submit = async (values: FlowValues, form: Form) => {
    try {
      await register(String(values.zjhm), () => sendOtherCity(values));
    } catch (error) {
      // Shows the certificate's field.
      if (error instanceof ApiError && error.code === GUEST_CODES.noRecord) form.set('zmxy', '1');
      throw error;
    }
  };
  return (
    <EntryFrame
      title="异地贷款人员注册"
      purpose="在其他城市缴存住房公积金、要在本市申请公积金贷款的人员，在这里注册；注册后自动登录，可以办理贷款业务和查询。"
      needs="本人证件；能接收短信的本人手机；缴存地中心和单位名称；查询不到缴存信息时还需要异地贷款缴存使用证明"
      more={<Link to="/userRegister">在本市缴存，去注册</Link>}
    >
      {stage !== 'form' && <PersonStep stage={stage} onBack={back} />}
      {stage !== 'signed-in' && (
        <div hidden={stage !== 'form'}>
          <OpenForm
            form={otherCityForm}
            submitText="注册"
            busyText="正在注册，请稍候"
            onSubmit={submit}
            asksToLeave={stage === 'form' ? 'typed' : undefined}
          />
        </div>
      )}
    </EntryFrame>
  );
}
