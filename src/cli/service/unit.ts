/** Where systemd finds what it is to run. */
interface Paths {
  readonly node: string;
  readonly command: string;
}

/** The settings of the service, a line each as in the environment. */
export const CONFIGURATION = '/etc/tidetable.conf';
export const UNIT = '/etc/systemd/system/tidetable.service';

/** Home folders are hidden from the service, unless the program itself is in one. */
function isAtHome(path: string): boolean {
  return path.startsWith('/home/');
}

/** The unit of systemd: a user of its own, and nothing of the machine but what it needs. */
export function unitFor({ node, command }: Paths): string {
  return `[Unit]
Description=Tidetable, a server for board games
After=network-online.target
Wants=network-online.target

[Service]
Type=exec
ExecStart=${node} ${command} serve
# DATA=/var/lib/tidetable, PORT, BASE_URL, BACKUP_FOLDER and so on, a line each.
Environment=DATA=/var/lib/tidetable
EnvironmentFile=-/etc/tidetable.conf
Restart=on-failure
RestartSec=2
TimeoutStopSec=15
LimitNOFILE=65536

# A user of its own, who owns the data and nothing else.
DynamicUser=yes
StateDirectory=tidetable
StateDirectoryMode=0700
UMask=0077

NoNewPrivileges=yes
ProtectSystem=strict
ProtectHome=${isAtHome(node) || isAtHome(command) ? 'read-only' : 'yes'}
PrivateTmp=yes
PrivateDevices=yes
ProtectClock=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectControlGroups=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
RemoveIPC=yes
CapabilityBoundingSet=
AmbientCapabilities=
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM
# V8 compiles while it runs: MemoryDenyWriteExecute would stop it.

[Install]
WantedBy=multi-user.target
`;
}

/** What the settings look like before anybody has changed them. */
export const sampleConfiguration = `# Settings of tidetable.service; "tidetable serve --help" tells what each is for.
# After a change: systemctl restart tidetable
#HOST=127.0.0.1
#PORT=8080
#BASE_URL=https://play.example.org
#TRUST_PROXY=1
#BACKUP_FOLDER=/var/lib/tidetable/backups
`;
