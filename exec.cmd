@rem npm runs each command of package.json as `exec node …`, so that signals reach it. Windows has neither signals nor exec.
@%*
