// Change: the crash fallback inside the layout is the one view that both crash surfaces share. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import type {FallbackParams} from '@docusaurus/ErrorBoundary';
import {CrashView} from '@site/src/ui/CrashView';

export default function ErrorPageContent({error, tryAgain}: FallbackParams): ReactNode {
  return <CrashView error={error} tryAgain={tryAgain} />;
}
