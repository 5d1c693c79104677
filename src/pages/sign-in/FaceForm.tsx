import { useState } from 'react';
import type { FaceRun } from '@/session/sign-in-methods/method';
import { Button } from '@/ui/plain/Button';
import { FormLinks } from './FormLinks';
import { CAMERA_WORDS } from './face/camera-faults';
import { FaceCamera } from './face/FaceCamera';
import { FaceStep } from './face/FaceStep';
import { Failure } from './face/Failure';
import styles from './face/face.module.css';
import { OtherWays } from './face/OtherWays';
import { PersonForm } from './face/PersonForm';
import { useFaceSignIn } from './face/use-face-sign-in';
import type { MethodFormProps } from './MethodPanel';

/** Sign-in by face: name and number, the picture by this machine's camera or by the phone, the comparison, the session. */
export default function FaceForm({ run, method, loginType, others, onChoose }: MethodFormProps<FaceRun>) {
  const [person, setPerson] = useState({ xingming: '', zjhm: '' });
  const { step, begin, turnTo, lose, send, again, back } = useFaceSignIn(run);
  const otherWays = <OtherWays others={others} onChoose={onChoose} />;
  const toStart = (
    <Button kind="link" onClick={back}>
      返回修改姓名和证件号码
    </Button>
  );

  switch (step.at) {
    case 'person':
      return (
        <div className={styles.whole}>
          <PersonForm
            person={person}
            problem={step.problem}
            busy={step.busy}
            onChange={setPerson}
            onSubmit={(cleaned, place) => begin(cleaned, place)}
          />
          {step.problem.general ? otherWays : null}
          <FormLinks method={method} loginType={loginType} />
        </div>
      );
    case 'camera':
      return (
        <FaceStep title="拍摄人脸" unseen>
          <FaceCamera instruction={step.request.dzts || '请缓慢眨眼'} onTaken={send} onFault={lose} />
          <div className={styles.ways}>
            <Button onClick={() => turnTo('phone')}>用手机刷脸</Button>
            {toStart}
          </div>
        </FaceStep>
      );
    case 'no-camera':
      return (
        <Failure {...CAMERA_WORDS[step.fault]}>
          <Button onClick={() => turnTo('phone')}>用手机刷脸</Button>
          <Button onClick={() => turnTo('camera')}>重新打开摄像头</Button>
          {toStart}
          {otherWays}
        </Failure>
      );
    case 'phone':
      return (
        <FaceStep title="用手机刷脸">
          <p>请用本人手机打开中心手机应用，进入“刷脸登录”，核对两边显示的数字一致后按提示刷脸。</p>
          <p>
            核对码：<span className={styles.code}>{step.request.hdm}</span>
          </p>
          <p role="status" className={styles.guidance}>
            等待手机刷脸。手机没有收到时，请核对姓名和证件号码
          </p>
          {step.request.tsxx ? <p>{step.request.tsxx}</p> : null}
          <div className={styles.ways}>
            <Button onClick={() => turnTo('camera')}>改用摄像头</Button>
            {toStart}
          </div>
          {otherWays}
        </FaceStep>
      );
    case 'checking':
    case 'entering':
      return (
        <FaceStep title={step.at === 'checking' ? '正在比对' : '刷脸通过'}>
          <progress aria-label={step.at === 'checking' ? '人脸比对' : '登录'} className={styles.wide} />
          <p role="status" className={styles.guidance}>
            {step.at === 'checking' ? '照片已拍好并发送，摄像头已关闭。正在比对，请稍候' : '刷脸通过，正在登录，请稍候'}
          </p>
          {step.at === 'checking' && step.request.tsxx ? <p>{step.request.tsxx}</p> : null}
          {step.at === 'checking' ? <div className={styles.ways}>{toStart}</div> : null}
        </FaceStep>
      );
    case 'failed':
      return (
        <div className={styles.whole}>
          <Failure what={step.text}>
            {step.again ? (
              <Button kind="primary" onClick={again}>
                重新刷脸
              </Button>
            ) : null}
            {toStart}
            {otherWays}
          </Failure>
          <FormLinks method={method} loginType={loginType} />
        </div>
      );
  }
}
