import { Button, Spin } from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { FaceRun } from '@/session/sign-in-methods/method';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { FocusableAlert } from '@/ui/state/FocusableAlert';
import { FormLinks } from './FormLinks';
import { CAMERA_FAULT_TEXTS } from './face/camera-faults';
import { FaceCamera } from './face/FaceCamera';
import styles from './face/face.module.css';
import { OtherMethods } from './face/OtherMethods';
import { PersonForm } from './face/PersonForm';
import { useFaceSignIn } from './face/use-face-sign-in';
import type { MethodFormProps } from './MethodPanel';

/** Sign-in by face: name and number, picture by this machine's camera or the phone, comparison, session. */
export default function FaceForm({ run, method, loginType, others, onChoose }: MethodFormProps<FaceRun>) {
  const [person, setPerson] = useState({ xingming: '', zjhm: '' });
  const { step, begin, turnTo, lose, send, again, back } = useFaceSignIn(run);
  const otherWays = <OtherMethods others={others} onChoose={onChoose} />;
  const toStart = (
    <Button type="link" onClick={back}>
      返回修改姓名和证件号码
    </Button>
  );

  switch (step.at) {
    case 'person':
      return (
        <Stack>
          <PersonForm
            person={person}
            problem={step.problem}
            busy={step.busy}
            onChange={setPerson}
            onSubmit={(cleaned, place) => begin(cleaned, place)}
          />
          {step.problem.general ? otherWays : null}
          <FormLinks method={method} loginType={loginType} />
        </Stack>
      );
    case 'camera':
      return (
        <FaceStep title="拍摄人脸" unseen>
          <FaceCamera instruction={step.request.dzts || '请缓慢眨眼'} onTaken={send} onFault={lose} />
          <Row className={styles.ways}>
            <Button onClick={() => turnTo('phone')}>用手机刷脸</Button>
            {toStart}
          </Row>
        </FaceStep>
      );
    case 'no-camera':
      return (
        <Failure {...CAMERA_FAULT_TEXTS[step.fault]}>
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
          <Row className={styles.ways}>
            <Button onClick={() => turnTo('camera')}>改用摄像头</Button>
            {toStart}
          </Row>
          {otherWays}
        </FaceStep>
      );
    case 'checking':
    case 'entering':
      return (
        <FaceStep title={step.at === 'checking' ? '正在比对' : '刷脸通过'}>
          <Spin size="large" aria-label={step.at === 'checking' ? '人脸比对' : '登录'} />
          <p role="status" className={styles.guidance}>
            {step.at === 'checking' ? '照片已拍好并发送，摄像头已关闭。正在比对，请稍候' : '刷脸通过，正在登录，请稍候'}
          </p>
          {step.at === 'checking' && step.request.tsxx ? <p>{step.request.tsxx}</p> : null}
          {step.at === 'checking' ? <Row className={styles.ways}>{toStart}</Row> : null}
        </FaceStep>
      );
    case 'failed':
      return (
        <Stack>
          <Failure what={step.text}>
            {step.again ? (
              <Button type="primary" onClick={again}>
                重新刷脸
              </Button>
            ) : null}
            {toStart}
            {otherWays}
          </Failure>
          <FormLinks method={method} loginType={loginType} />
        </Stack>
      );
  }
}

/** One step; its heading takes focus on mount, so that it is read out and keys continue there. */
function FaceStep({ title, unseen, children }: { title: string; unseen?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another step
  useLayoutEffect(() => heading.current?.focus(), [title]);
  return (
    <Stack className={styles.step}>
      <h2 ref={heading} tabIndex={-1} data-unseen={unseen ? '' : undefined}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

/** Error message, announced and focused, with alternatives below. */
function Failure({ what, help, children }: { what: string; help?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence is another failure
  useLayoutEffect(() => box.current?.focus(), [what]);
  return (
    <Stack className={styles.step}>
      <FocusableAlert ref={box} type="error" title={what} description={help} />
      <Row className={styles.ways}>{children}</Row>
    </Stack>
  );
}
