// Change: drawn from the project's sprite. Ejected from 3.10.2.
import React, {type ReactNode} from 'react';
import {Icon} from '@site/src/ui/Icon';

type Props = {className?: string};

export default function IconDarkMode({className}: Props): ReactNode {
  return <Icon name="moon" className={className} />;
}
