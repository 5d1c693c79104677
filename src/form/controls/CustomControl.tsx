import { Button } from 'antd';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { Loading } from '@/ui/state/Loading';
import type { FormControlProps } from '../input/control';
import styles from '../input/fields.module.css';
import { type CustomValue, controlOf, forgetControl } from './custom-controls';

/** Control of a custom field: loaded on demand, in an error boundary that protects the rest of the form. */
export function CustomControl({ form: _, field, onLeave, ...rest }: FormControlProps<'custom', CustomValue>) {
  const [attempt, setAttempt] = useState(0);
  const Control = controlOf(field.load);
  const retry = () => {
    forgetControl(field.load);
    setAttempt((before) => before + 1);
  };
  return (
    // Custom controls report no blur: the field is judged when the focus leaves this element.
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the control inside
    <div onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onLeave()}>
      <Boundary key={attempt} label={field.label} onRetry={retry}>
        <Suspense fallback={<Loading />}>
          <Control {...rest} />
        </Suspense>
      </Boundary>
    </div>
  );
}

interface BoundaryProps {
  label: string;
  onRetry: () => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div role="alert" className={styles.error}>
        <p>“{this.props.label}”暂时无法填写，您在其他栏目填写的内容不受影响</p>
        <Button onClick={this.props.onRetry}>重新加载</Button>
      </div>
    );
  }
}
