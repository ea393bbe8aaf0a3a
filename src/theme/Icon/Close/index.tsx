// Change: drawn from the project's sprite. Ejected (3.10.2 7ca68976).
import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/ui/Icon';

type Props = {className?: string};

export default function IconClose({className}: Props): ReactNode {
  return <Icon name="close" className={className} />;
}
