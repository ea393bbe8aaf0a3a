// Change: inside of the layout a crash shows the same view as outside of it. Ejected (3.10.2 94a807f7).
export {CrashView as default} from '@site/src/ui/CrashView';
