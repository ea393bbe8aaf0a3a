// Change: inside of the layout a crash shows the same view as outside of it. Ejected from 3.10.2.
export {CrashView as default} from '@site/src/ui/CrashView';
