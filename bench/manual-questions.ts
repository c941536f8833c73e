/** A question a new user would ask of a manual, and words of the passages that answer it; null where none does. */
export interface ManualQuestion {
  readonly ask: string;
  readonly says: readonly string[] | null;
}

type Questions = Readonly<Record<string, readonly ManualQuestion[]>>;

/** Debian's packages of the files, and where each lies in them. */
export const MANUALS: Readonly<Record<string, string>> = {
  "install.pdf": "installation-guide-amd64 20230508: /usr/share/doc/installation-guide-amd64/en/install.en.pdf.gz",
  "nano.html": "nano 7.2: /usr/share/doc/nano/nano.html",
  "debian-faq.pdf": "debian-faq 11.1: /usr/share/doc/debian/FAQ/debian-faq.en.pdf.gz",
  "mutt.html": "mutt 2.2.12: /usr/share/doc/mutt/html/manual.html",
  "bashref.pdf": "bash-doc 5.2.15: /usr/share/doc/bash/bashref.pdf",
  "developers-reference.epub": "developers-reference 12.18: /usr/share/developers-reference/developers-reference.epub",
  "reference.pdf": "debian-reference-en 2.100: /usr/share/debian-reference/debian-reference.en.pdf",
};

/** Looked at while answers from manuals were mended. */
export const WORKED_ON: Questions = {
  "install.pdf": [
    { ask: "How much memory do I need to install Debian?", says: ["780MB", "256 megabytes"] },
    { ask: "How much disk space does a normal installation need?", says: ["1160MB"] },
    { ask: "What is partman?", says: ["Allows the user to partition disks", "Recommended partitioning tool"] },
    { ask: "Which key do I press to get help in the boot prompt?", says: ["F1"] },
    {
      ask: "What does the preseed file do?",
      says: ["automate your installation", "answers to questions", "automatically", "Each question you preseed"],
    },
    { ask: "What processor is recommended for a desktop?", says: ["Pentium 4"] },
    { ask: "Who started the Debian project?", says: ["Ian Murdock"] },
    { ask: "What is Debian 12 called?", says: ["bookworm"] },
    { ask: "How long should a password be?", says: ["at least 6 characters"] },
    { ask: "What happens if I leave the root password empty?", says: ["account will be disabled", "sudo"] },
    { ask: "How do I start rescue mode?", says: ["select rescue from the boot menu", "rescue/enable=true"] },
    { ask: "How big should /var be?", says: ["200MB for /var"] },
    {
      ask: "How do I switch to the shell during the installation?",
      says: ["Left Alt-F2", "pressing Left Alt and F2", "Alt+F2", "left Alt key"],
    },
    { ask: "What is anna?", says: ["Anna’s Not Nearly APT", "Installs packages which have been retrieved"] },
    { ask: "Can I install Debian without internet?", says: ["without", "CD", "network is not"] },
    { ask: "Does the installer support Bluetooth printers?", says: null },
    { ask: "How do I install Debian on an iPhone?", says: null },
  ],
  "nano.html": [
    { ask: "How do I save a file in nano?", says: ["^O", "^S"] },
    { ask: "How do I paste text?", says: ["^U"] },
    { ask: "How can I show line numbers?", says: ["--linenumbers", "M-N"] },
    { ask: "What is the default tab size?", says: ["default value is 8"] },
    { ask: "How do I undo?", says: ["M-U"] },
    { ask: "Where is the nanorc file?", says: ["~/.nanorc", "/etc/nanorc"] },
    { ask: "How do I make backups?", says: ["--backup", "back up the previous version"] },
    { ask: "What is an anchor?", says: ["temporary bookmark"] },
    { ask: "Does nano have a vi mode?", says: null },
    { ask: "How do I turn on spell checking?", says: ["^T", "--speller", "hunspell"] },
  ],
};

/** Unseen at first, then looked at. */
export const SEEN_LATER: Questions = {
  "debian-faq.pdf": [
    { ask: "How is Debian pronounced?", says: ["Deb’-ee-en", "ee-en"] },
    { ask: "What do the codenames come from?", says: ["Toy Story"] },
    { ask: "How do I put a package on hold?", says: ["apt-mark hold", "aptitude hold", "set-selections"] },
    { ask: "How can I list the files of an installed package?", says: ["dpkg --listfiles"] },
    { ask: "What is a virtual package?", says: ["generic name that applies"] },
    { ask: "Which command shows what packages are installed?", says: ["dpkg --list", "dpkg -l"] },
    { ask: "What is sid?", says: ["unstable", "still in development", "boy next"] },
    { ask: "Does the stable release get new features?", says: ["No new functionality"] },
    { ask: "How do I find out which version of Debian I have?", says: ["/etc/debian_version"] },
    { ask: "Is there a Windows version of Debian?", says: null },
  ],
  "mutt.html": [
    { ask: "Who wrote mutt?", says: ["Michael Elkins"] },
    { ask: "Which key replies to all recipients?", says: ["reply to all recipients"] },
    { ask: "How do I delete a message?", says: ["delete the current message", "delete messages matching"] },
    { ask: "What is the default mailbox check interval?", says: ["$mail_check", "Default: 5"] },
    { ask: "How do I define an alias?", says: ["alias"] },
    { ask: "Where is the configuration file?", says: ["~/.muttrc", "~/.mutt/muttrc", ".muttrc"] },
    { ask: "How do I sort messages by thread?", says: ["sort", "threads"] },
    { ask: "Can mutt read mail over IMAP?", says: ["IMAP support", "IMAP"] },
    { ask: "How do I colour the index?", says: ["color index", "color"] },
    { ask: "What does the save-hook do?", says: ["save-hook", "override the default mailbox"] },
    { ask: "How much does mutt cost?", says: null },
  ],
  "bashref.pdf": [
    { ask: "What does Bash stand for?", says: ["Bourne-Again SHell"] },
    { ask: "What is the exit status when a command is not found?", says: ["127"] },
    { ask: "How many commands are kept in the history?", says: ["500"] },
    { ask: "What does set -e do?", says: ["Exit immediately"] },
    { ask: "Which file is read when I log out?", says: [".bash_logout"] },
    { ask: "How do I run a command in the background?", says: ["&"] },
    { ask: "Who maintains Bash?", says: ["Chet Ramey"] },
    { ask: "What is a restricted shell?", says: ["more controlled than the standard shell"] },
    { ask: "How do I do arithmetic?", says: ["$((", "arithmetic expansion", "Arithmetic expansion"] },
    { ask: "What is the price of a Bash licence?", says: null },
  ],
};

/** Measured before and after, and not looked at. */
export const SET_ASIDE: Questions = {
  "developers-reference.epub": [
    { ask: "How long must my key be?", says: ["2048 bits"] },
    { ask: "What does RFA stand for?", says: ["Request For Adoption"] },
    { ask: "What is lintian?", says: ["dissects Debian packages"] },
    { ask: "What does piuparts do?", says: ["tests that .deb packages handle", "upgrading, and removal testing tool"] },
    { ask: "What is lintian-brush?", says: ["set of scripts that can automatically"] },
    { ask: "How long should I wait for a maintainer to answer?", says: ["four weeks", "two weeks"] },
    { ask: "Which urgency should I choose for an upload?", says: ["urgency=medium"] },
    { ask: "How often is the keyring updated?", says: ["at least once a month"] },
    {
      ask: "What is the MIA database?",
      says: ["information about maintainers who are deemed Missing In Action", "Missing In Action"],
    },
    { ask: "What is a sponsor?", says: ["sponsor"] },
    {
      ask: "What happens after 21 days in the salvaging process?",
      says: ["After the 21 days delay", "within 21 days"],
    },
    { ask: "Who can support my application to become a developer?", says: ["advocate", "existing Debian Developer"] },
    { ask: "Does Debian pay its maintainers a salary?", says: null },
  ],
  "reference.pdf": [
    { ask: "Who wrote this book?", says: ["Osamu Aoki"] },
    { ask: "How do I shut down the system?", says: ["shutdown -h now"] },
    { ask: "What is sudo?", says: ["designed to allow a sysadmin"] },
    { ask: "What is an inode?", says: ["data structure called an inode"] },
    { ask: "What is SSH?", says: ["secure way to connect over the Internet"] },
    { ask: "How can I run a job every day?", says: ["cron(8)", "crontab"] },
    { ask: "How do I schedule a one-time job?", says: ["at(1)"] },
    { ask: "What does umask do?", says: ["restricted by the umask", "newly created file"] },
    { ask: "Where is the configuration of sudo?", says: ["/etc/sudoers"] },
    { ask: "How do I learn vim?", says: ["vimtutor"] },
    { ask: "Which licence does this book have?", says: ["GPL", "General Public License"] },
    { ask: "How do I reboot with the keyboard?", says: ["Ctrl-Alt-Del"] },
    { ask: "What does a Debian licence cost?", says: null },
  ],
};
