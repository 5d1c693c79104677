import { Component, type ReactNode } from 'react';
import { NETWORK_TEXT } from '@/api/client/errors';
import { StatusPage } from '@/pages/error/StatusPage';
import { toast } from '@/ui/state/toast';
import { isMissingChunk, reloadForMissingChunk } from '../chunk-reload';

type Trouble = 'none' | 'reloading' | 'missing' | 'broken';

interface Props {
  children: ReactNode;
  /** A new value resets the boundary. The address is used, so that an error does not outlive its page. */
  resetKey: string;
  /** The heading is rendered outside the boundary. */
  inside?: boolean;
  /** Called when the person retries the page. */
  onRetry?: () => void;
}

/** Confines an error to one page; a chunk missing after a deployment reloads the hall once. */
export class PageBoundary extends Component<Props, { trouble: Trouble; resetKey: string }> {
  override state = { trouble: 'none' as Trouble, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): { trouble: Trouble } {
    if (!isMissingChunk(error)) return { trouble: 'broken' };
    return { trouble: reloadForMissingChunk() ? 'reloading' : 'missing' };
  }

  static getDerivedStateFromProps(props: Props, state: { resetKey: string }) {
    return props.resetKey === state.resetKey ? null : { trouble: 'none', resetKey: props.resetKey };
  }

  override render() {
    const { trouble } = this.state;
    if (trouble === 'none') return this.props.children;
    if (trouble === 'reloading') return <p role="status">正在更新页面...</p>;
    const retry = () => {
      // Offline, a reload would end in the browser's error page.
      if (navigator.onLine === false) return toast.warning(NETWORK_TEXT);
      if (trouble === 'missing') return window.location.reload();
      this.props.onRetry?.();
      this.setState({ trouble: 'none' });
    };
    return trouble === 'missing' ? (
      <StatusPage
        inside={this.props.inside}
        title="页面加载失败"
        text="系统可能刚刚更新，或网络不稳定。已填写的内容会保留在草稿箱，请检查网络后重新加载。"
        action={{ label: '重新加载', act: retry }}
      />
    ) : (
      <StatusPage
        inside={this.props.inside}
        title="页面出现错误"
        text="本页暂时无法显示，其他业务不受影响。请重试，或拨打 12329 咨询。"
        action={{ label: '重试', act: retry }}
      />
    );
  }
}
